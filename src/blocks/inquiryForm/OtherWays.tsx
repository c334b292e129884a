import type { InquiryFormBlock } from '../../model/page/types.ts';
import { useStrings } from '../../strings/context.ts';
import { SmartLink } from '../../ui/text/SmartLink.tsx';

interface Props extends Pick<InquiryFormBlock, 'phone' | 'mail'> {
  said: string;
}

/** A sentence that ends with the other ways to reach the company: by phone, by mail. */
function OtherWays({ said, phone, mail: { reach } }: Props) {
  const strings = useStrings().form;
  const number = phone?.number ?? reach.phone;
  return (
    <>
      {`${said} `}
      <a href={phone?.href ?? reach.phoneHref}>{number}</a>
      {` ${strings.orWrite} `}
      <SmartLink href={`mailto:${reach.email}`}>{reach.email}</SmartLink>.
    </>
  );
}

/** Said where the form cannot work. A style rule shows it where scripts are off. */
export function WithoutScripts(block: Omit<Props, 'said'>) {
  return (
    <p className="note without-script">
      <OtherWays {...block} said={useStrings().form.noScripts} />
    </p>
  );
}

/** Said when the app cannot be loaded: boot/pressed.ts marks the form, and a style rule shows it. */
export function WhenFailed(block: Omit<Props, 'said'>) {
  return (
    <p className="note failed when-failed" role="alert">
      <OtherWays {...block} said={useStrings().form.notLoaded} />
    </p>
  );
}
