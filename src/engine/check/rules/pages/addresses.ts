import { isReservedAddress } from '../../../../model/addresses/address.ts';
import type { Location } from '../../../../model/diagnostics/diagnostic.ts';
import { removalFrom } from '../../../../model/diagnostics/suggestions.ts';
import { aliasesOf } from '../../../site/site-index.ts';
import { languagesOf } from '../../../site/languages/languages.ts';
import type { SiteContent } from '../../../read/site-content.ts';
import { documentRule } from '../../rule.ts';
import { fields, named, words } from '../../../../model/diagnostics/example.ts';

/**
 * How long an address may be, in characters: the picture of a page is called as the whole of it, and a disk has names
 * of 255.
 */
const MAX_LENGTH = 200;

/** No two pages at one address, and none at an address that the site needs itself. */
export const addresses = documentRule({
  meta: {
    codes: {
      'page/duplicate-address': {
        level: 'error',
        title: 'Two pages have the same address',
        message: ({ address, other, alias }: { address: string; other: string; alias: boolean }) => [
          `${alias ? 'The other address' : 'The address of this page'}, "${address}", is also the address of ${other}.`,
          alias ? 'Remove one of the two.' : 'Rename or remove one of the two.',
        ],
        why: 'Only one of them could be shown.',
        bad: named('pages/services/cloud.json', 'pages/services/cloud/index.json'),
        good: named('pages/services/cloud.json'),
      },
      'page/reserved-address': {
        level: 'error',
        title: 'The address is kept for something else',
        message: ({ address }: { address: string }) => [
          `"${address}" is kept for the site itself, or is a name that some computers cannot store.`,
          'Choose another name.',
        ],
        why: 'The site itself uses it, or some computers cannot store a file of this name.',
        bad: words('pages/404.json', { 'pages/404.json': fields('"draft": true') }),
        good: words('pages/lost.json', { 'pages/lost.json': fields('"draft": true') }),
      },
      'page/long-address': {
        level: 'error',
        title: 'The address is too long',
        message: ({ address, limit }: { address: string; limit: number }) => [
          `This address has ${address.length} characters; some computers cannot store files of more than ${limit}.`,
          'Choose a shorter name, or put the page into fewer folders.',
        ],
        why: 'The page and its picture for sharing are files that are called as their address is.',
        bad: fields(`"aliases": ["/${'a-long-name/'.repeat(17)}page"]`),
        good: fields('"aliases": ["/a-short-name/page"]'),
      },
    },
  },
  check({ document, site: { known, content }, report }) {
    if (document.kind !== 'page') return;
    const { address, file } = document;
    const isImpossible = (each: string, location: Location): boolean => {
      if (each.length > MAX_LENGTH) report('page/long-address', location, { address: each, limit: MAX_LENGTH });
      else if (isReservedAddress(each, foldersOf(content)))
        report('page/reserved-address', location, { address: each });
      else return false;
      return true;
    };
    const first = known.pages.get(address);
    if (first !== file) report('page/duplicate-address', {}, { address, other: first ?? '', alias: false });
    else if (!isImpossible(address, {}) && known.derived.has(address)) {
      const other = `a part of the list in ${known.derived.get(address)}`;
      report('page/duplicate-address', {}, { address, other, alias: false });
    }

    for (const [index, alias] of aliasesOf(document).entries()) {
      const path = ['aliases', index];
      const taken = known.aliases.get(alias) === file ? undefined : known.aliases.get(alias);
      const other = known.pages.get(alias) ?? known.derived.get(alias) ?? taken;
      if (other !== undefined) {
        const isOwn = other === file;
        const edits = isOwn ? removalFrom(aliasesOf(document), path) : [];
        report(
          'page/duplicate-address',
          { path },
          { address: alias, other: isOwn ? 'this page itself' : other, alias: true },
          edits,
        );
      } else isImpossible(alias, { path });
    }
  },
});

const foldersOf = (content: SiteContent): string[] => languagesOf(content).map(({ folder }) => folder);
