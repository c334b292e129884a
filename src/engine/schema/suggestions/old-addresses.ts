import { oldAddress } from '../../../model/addresses/old-address.ts';
import type { DataPath } from '../../../model/diagnostics/diagnostic.ts';
import { withoutQueryAndHash } from '../../../model/addresses/without-query-and-hash.ts';
import type { Schema } from '../schema.ts';

const isAlias = (path: DataPath): boolean => path[0] === 'aliases';

/** Whether a value is a former address of a page, for which no other can be invented. */
export const isOldAddress = (path: DataPath, schema: Schema): boolean =>
  schema['x-role'] === 'oldAddress' || isAlias(path);

/** What an old address may have been, without the name of its site and what stood behind "?" or "#". */
export function oldAddressesMeant(words: string): string[] {
  const behindHost = words.trim().replace(/^(?:(?:https?:)?\/\/|(?=www\.))[^/?#]*/i, '');
  if (isByNumber(behindHost)) return [];
  const address = `/${withoutQueryAndHash(behindHost).replace(/^\/+/, '')}`;
  return [address, address.replace(/(?<=.)\/+$/, '')];
}

/** Whether only the query of an address names its page, as in many systems: "/?p=12", "/index.php?id=3". */
const isByNumber = (address: string): boolean => /^[^?#]*(?:\/|\.[a-z]{3,5}|^)\?[\w-]+=/i.test(address);

/** The page that all addresses have which differ behind the "?" alone; of a home page, it is that of the site. */
const PAGE_OF_ALL = /^\/(?!(?:.*\/)?(?:index|default)\.[a-z]+$)[^?]*[^/?]$/i;

function wordsForNumber(words: string): string {
  const page = /^[^?]*/.exec(words)?.[0] ?? '';
  const instead = PAGE_OF_ALL.test(page)
    ? `Write ${JSON.stringify(page)} if all may lead to one page, or leave this one out`
    : 'Leave this one out';
  return `No redirect can look behind the "?", so all such addresses are one. ${instead}; the guide publish.md says under "Old addresses" what some hosts can do.`;
}

/** A special hint for an old address; undefined where the general rule of its form helps more. */
export function oldAddressHint(path: DataPath, words: string): string | undefined {
  if (isByNumber(words)) return wordsForNumber(words);
  const many = /^(.*)\/\*+$/.exec(oldAddressesMeant(words).at(-1) ?? '')?.[1];
  if (many !== undefined)
    return `One line cannot stand for many addresses: write one for each old address below ${JSON.stringify(many || '/')}.`;
  const from = oldAddressesMeant(words).at(-1);
  if (!isAlias(path) || from === undefined || oldAddress(from) === undefined) return undefined;
  return `Write { "from": ${JSON.stringify(from)}, "to": … } into "redirects" of pages/_site.json, with the address of this page behind "to".`;
}
