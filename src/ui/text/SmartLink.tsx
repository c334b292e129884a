import { Fragment, type AnchorHTMLAttributes, type Ref } from 'react';
import { isSafeHref } from '../../model/addresses/href.ts';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> };

/** Letters of an address that fits into any column. */
const SHORT = 24;

const isLongAddress = (shown: unknown): shown is string =>
  typeof shown === 'string' && shown.length > SHORT && /^[^@\s]+@[^@\s]+$/.test(shown);

/** A mail address that may end its line before its signs, where readers look for a part, rather than within a word. */
const parted = (address: string) => (
  <span>
    {address.split(/(?=[@.])/).map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
);

/**
 * The one way to write a link. An address that is not on the allow-list is not rendered as a link at all;
 * the checker refuses it long before, this is the second lock.
 */
export function SmartLink({ href, children, ...rest }: Props) {
  if (!isSafeHref(href)) return <span {...(rest as AnchorHTMLAttributes<HTMLSpanElement>)}>{children}</span>;
  return (
    <a href={href} {...rest}>
      {isLongAddress(children) ? parted(children) : children}
    </a>
  );
}
