import type { ResolvedContent } from '../../../resolve/resolve-content.ts';
import { oneLine } from '../../escape.ts';
import { SECURITY_TXT } from '../../../site/hosting.ts';

/** Whom people tell who found a weakness (RFC 9116). It ends on the day that the owner wrote, never by the clock. */
export function securityTxt({ site, hosting }: Pick<ResolvedContent, 'site' | 'hosting'>): string | undefined {
  const contact = hosting.security?.contact;
  if (!contact) return undefined;
  const { to, expires, policy } = contact;
  const languages = (site.languages ?? [site]).map(({ lang }) => lang);
  return [
    ...to.map((address) => `Contact: ${oneLine(address)}`),
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${site.url}${SECURITY_TXT}`,
    ...(policy ? [`Policy: ${policy.startsWith('/') ? site.url : ''}${oneLine(policy)}`] : []),
    '',
  ].join('\n');
}
