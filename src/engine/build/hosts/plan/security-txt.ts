import type { ResolvedContent } from '../../../resolve/resolve-content.ts';
import { oneLine } from '../../escape.ts';
import { SECURITY_TXT } from '../../../site/hosting.ts';

/** The file security.txt (RFC 9116). It expires on the day that the owner has set, whenever the site is built. */
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
