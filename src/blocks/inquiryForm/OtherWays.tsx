import type { InquiryFormBlock } from '../../model/page/types.ts';
import { useStrings } from '../../strings/context.ts';
import { SmartLink } from '../../ui/text/SmartLink.tsx';

interface Props extends Pick<InquiryFormBlock, 'phone' | 'mail'> {
  said: string;
}

/** A sentence that ends with the other ways to reach the company: by phone, by mail. */
export function OtherWays({ said, phone, mail: { reach } }: Props) {
  const [orWrite, end] = useStrings().form.orWrite.split('{email}');
  return (
    // A browser that translates puts its own elements in place of texts: only what has an element can be taken out again.
    <span key={said}>
      {`${said} `}
      <SmartLink href={phone?.href ?? reach.phoneHref}>{phone?.number ?? reach.phone}</SmartLink>
      {` ${orWrite}`}
      <SmartLink href={`mailto:${reach.email}`}>{reach.email}</SmartLink>
      {end}
    </span>
  );
}
