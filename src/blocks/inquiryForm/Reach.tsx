import type { InquiryFormBlock } from '../../model/types.ts';
import { telHref } from '../../model/phone.ts';
import { SmartLink } from '../../ui/SmartLink.tsx';

/** Phone and mail beside the form, for those who would rather not fill it in. */
export function Reach({ phone, mail: { reach } }: Pick<InquiryFormBlock, 'phone' | 'mail'>) {
  const number = phone?.number ?? reach.phone;
  return (
    <dl className="reach">
      {number && (
        <div>
          <dt>{phone?.label ?? 'Rather talk?'}</dt>
          <dd>
            <SmartLink href={telHref(number)}>{number}</SmartLink>
          </dd>
        </div>
      )}
      {reach.email && (
        <div>
          <dt>Rather send an email?</dt>
          <dd>
            <SmartLink href={`mailto:${reach.email}`}>{reach.email}</SmartLink>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Said where the form cannot work. A style rule shows it where scripts are off. */
export function WithoutScripts({ phone, mail: { reach } }: Pick<InquiryFormBlock, 'phone' | 'mail'>) {
  const number = phone?.number ?? reach.phone;
  return (
    <p className="note without-script">
      This form needs JavaScript, which is switched off. Please call <a href={telHref(number)}>{number}</a> or write to{' '}
      <a href={`mailto:${reach.email}`}>{reach.email}</a>.
    </p>
  );
}
