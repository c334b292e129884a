import type { InquiryFormBlock } from '../../model/page/types.ts';
import { useStrings } from '../../strings/context.ts';
import { SmartLink } from '../../ui/text/SmartLink.tsx';

/** Phone and mail beside the form, for those who would rather not fill it in, and what else they should know. */
export function Reach({ phone, mail: { reach }, details }: Pick<InquiryFormBlock, 'phone' | 'mail' | 'details'>) {
  const strings = useStrings().form;
  const number = phone?.number ?? reach.phone;
  return (
    <dl className="reach">
      {number && (
        <div>
          <dt>{phone?.label ?? strings.phone}</dt>
          <dd>
            <SmartLink href={phone?.href ?? reach.phoneHref}>{number}</SmartLink>
          </dd>
        </div>
      )}
      {reach.email && (
        <div>
          <dt>{strings.email}</dt>
          <dd>
            <SmartLink href={`mailto:${reach.email}`}>{reach.email}</SmartLink>
          </dd>
        </div>
      )}
      {details?.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
