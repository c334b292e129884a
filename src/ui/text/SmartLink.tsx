import type { AnchorHTMLAttributes, Ref } from 'react';
import { isSafeHref } from '../../model/addresses/href.ts';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> };

/**
 * The one way to write a link. An address that is not on the allow-list is not rendered as a link at all;
 * the checker refuses it long before, this is the second lock.
 */
export function SmartLink({ href, children, ...rest }: Props) {
  if (!isSafeHref(href)) return <span {...(rest as AnchorHTMLAttributes<HTMLSpanElement>)}>{children}</span>;
  return (
    <a href={href} {...(href.startsWith('https:') ? { rel: 'noopener' } : {})} {...rest}>
      {children}
    </a>
  );
}
