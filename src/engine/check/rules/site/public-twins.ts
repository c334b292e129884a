import { folderOfAddress } from '../../../../model/addresses/address.ts';
import { PUBLIC } from '../../../../model/content/content.ts';
import { words } from '../../../../model/diagnostics/example.ts';
import { getOrInsert } from '../../../../model/memoize.ts';
import { foldedName } from '../../../site/files/folded-name.ts';
import { siteRule } from '../../rule.ts';

interface Twins {
  address: string;
  twin: string;
  folder: boolean;
  /** They differ in how accents are stored, which nobody sees. */
  accents: boolean;
}

/** No two files of the owner are one for some computers. */
export const publicTwins = siteRule({
  meta: {
    readsAll: true,
    codes: {
      'public/twin-name': {
        level: 'advice',
        title: 'Two files in the public folder have the same name but for capitals or accents',
        message: ({ address, twin, folder, accents }: Twins) => [
          accents
            ? `"${address}" and "${twin}" look the same, since only their accents are stored in two ways: on macOS they are one ${folder ? 'folder' : 'file'}.`
            : `"${address}" and "${twin}" differ in capitals alone: on Windows and macOS they are one ${folder ? 'folder' : 'file'}.`,
          folder
            ? 'Put all into one of the two, and correct the links to what was in the other.'
            : 'Give one of the two another name, or delete it, and correct what leads to it.',
        ],
        why: 'Whoever works on the site there has only one of the two, and may publish that alone.',
        bad: words('public/files/list.pdf and public/files/List.pdf', {
          'public/files/list.pdf': '',
          'public/files/List.pdf': '',
        }),
        good: words('public/files/list.pdf and public/files/list-2026.pdf', {
          'public/files/list.pdf': '',
          'public/files/list-2026.pdf': '',
        }),
      },
    },
  },
  check({ site, reportIn }) {
    const names = new Map<string, string>();
    for (const { address, kind } of site.publicEntries()) {
      // Of what is in two such folders, the folders themselves are told.
      const key = folderOfAddress(address) + foldedName(address);
      const twin = getOrInsert(names, key, () => address, Infinity);
      const accents = twin.normalize() === address.normalize();
      if (twin !== address)
        reportIn(PUBLIC + address)('public/twin-name', {}, { address, twin, folder: kind === 'folder', accents });
    }
  },
});
