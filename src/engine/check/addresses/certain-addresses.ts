import type { DataPath, Diagnostic, Suggestion } from '../../../model/diagnostics/diagnostic.ts';
import { valueAt } from '../../../model/content/value-at.ts';
import { withoutQueryAndHash } from '../../../model/addresses/without-query-and-hash.ts';
import { wholeOf } from '../../site/outline.ts';
import { foldedName } from '../../site/files/folded-name.ts';
import { isSafeAddress } from '../../site/links/safe-address.ts';
import { changesOneLink, decoded } from '../../site/links/links-of.ts';
import { withoutBase } from '../../site/links/page-meant.ts';
import { metaOf } from '../codes.ts';
import { PAGE_ID_QUERY } from './page-id-query.ts';
import { pathOnOwnSite } from './own-address.ts';
import type { SiteContext } from '../site-context.ts';

/** Whether a field has addresses that were: that there is a page by now does not make them another way to write it. */
const isOld = (path: DataPath): boolean => path[0] === 'aliases' || (path[0] === 'redirects' && path.at(-1) === 'from');

/**
 * Marks suggestions that only write an address in another way, and lead to the one page or file that can be meant:
 * nobody has to decide about them. Codes about addresses that lead to the same by a way that others can read have no
 * such suggestions: that is for their authors to decide.
 */
export function withCertainAddresses(diagnostics: Diagnostic[], site: SiteContext): Diagnostic[] {
  return diagnostics.map((diagnostic) => {
    const { code, suggestions } = diagnostic;
    if (!suggestions || metaOf(code).certain !== 'same-address') return diagnostic;
    return {
      ...diagnostic,
      suggestions: suggestions.map((one) => (isCertain(diagnostic, one, site) ? { ...one, certain: true } : one)),
    };
  });
}

function isCertain(
  { file, location: { path = [], within } }: Diagnostic,
  { edits }: Suggestion,
  site: SiteContext,
): boolean {
  const [edit, ...others] = edits;
  const document = site.content.documents.get(file);
  const text = document && valueAt(wholeOf(document).data, path);
  if (edit?.kind !== 'replace' || others.length > 0 || typeof edit.value !== 'string' || typeof text !== 'string')
    return false;
  const written = within ? text.slice(within.offset, within.offset + within.length) : text;
  // Without the name of the site it would lead as little to the page that was meant, and be told as a mistake then.
  if (isOld(path) || PAGE_ID_QUERY.test(edit.value)) return false;
  const isSame = normalized(written, site) === normalized(edit.value, site) && isOnlyOne(edit.value, site);
  // Asked last: all of the text is parsed for that.
  return isSame && (within === undefined || changesOneLink(text, within, edit.value));
}

/**
 * An address normalized: without capitals, needless slashes and endings, spaces around it, escapes, the name of this
 * site, its base path, the folder of its file.
 */
function normalized(address: string, site: SiteContext): string {
  const trimmed = address.trim();
  const whole = trimmed.replace(/^(?=www\.)/i, 'https://');
  const own = (isSafeAddress(whole) ? pathOnOwnSite(whole, site) : undefined) ?? trimmed;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(own) ?? [];
  const names = decoded(path)
    .toLowerCase()
    .replaceAll('\\', '/')
    .replace(/^\.?\/+|(?<!\/)\/+$/g, '')
    .replace(/^(?:public|pages)\//, '')
    .replace(/(?:\/index)?(?:\.(?:html|json))?$/, '');
  return `${withoutBase(`/${names}`, site.known)}${rest}`;
}

/** Whether an address is a page's, or that of the only file but for capitals. */
function isOnlyOne(href: string, { known, publicFiles }: SiteContext): boolean {
  const address = withoutQueryAndHash(href);
  const isPage = known.pages.has(address) || known.aliases.has(address);
  const file = foldedName(decoded(address));
  return isPage || [...publicFiles()].filter((other) => foldedName(other) === file).length === 1;
}
