import type { InquiryFormBlock } from '../../model/page/types.ts';
import { useStrings } from '../../strings/context.ts';

interface Way extends Pick<InquiryFormBlock, 'phone' | 'mail'> {
  said: string;
}

function Otherwise({ said, phone, mail: { reach } }: Way) {
  const strings = useStrings().form;
  const number = phone?.number ?? reach.phone;
  return (
    <>
      {`${said} `}
      <a href={phone?.href ?? reach.phoneHref}>{number}</a>
      {` ${strings.orWrite} `}
      <a href={`mailto:${reach.email}`}>{reach.email}</a>.
    </>
  );
}

/** Said where the form cannot work. A style rule shows it where scripts are off. */
export function WithoutScripts(block: Omit<Way, 'said'>) {
  return (
    <p className="note without-script">
      <Otherwise {...block} said={useStrings().form.noScripts} />
    </p>
  );
}

/** Said when the app cannot be loaded: boot/pressed.ts marks the form, and a style rule shows it. */
export function WhenFailed(block: Omit<Way, 'said'>) {
  return (
    <p className="note failed when-failed" role="alert">
      <Otherwise {...block} said={useStrings().form.notLoaded} />
    </p>
  );
}
