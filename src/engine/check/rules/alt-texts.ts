import type { Rule } from '../site.ts';
import { valueAt } from '../../../model/value-at.ts';

const PHRASE = /^(?:an? |the )?(?:image|picture|photo|photograph|graphic|icon|screenshot|illustration|drawing) (?:of|showing)\b/i;
const FILE_NAME = /\.(?:svg|png|jpe?g|webp|gif|avif)$|^(?:img|dsc|image|screenshot)[\s_-]*\d+$/i;

/** Descriptions of pictures say something to those who cannot see them. */
export const altTexts: Rule = {
  name: 'alt-texts',
  document({ data, facts }, _site, report) {
    for (const { role, path } of facts) {
      if (role !== 'image') continue;
      const picture = path.slice(0, -1);
      const alt = valueAt(data, [...picture, 'alt']);
      if (typeof alt !== 'string') continue;
      const spot = { path: [...picture, 'alt'] };
      const phrase = PHRASE.exec(alt)?.[0];
      if (alt.trim() === '') {
        // A picture beside words may be decoration; one that stands alone in a list is what there is to see.
        const isListed = typeof picture.at(-2) === 'number';
        if (isListed && !hasWords(valueAt(data, picture.slice(0, -1)))) report('image/missing-alt', spot, {});
      } else if (phrase !== undefined) report('image/alt-phrase', spot, { phrase });
      else if (FILE_NAME.test(alt.trim())) report('image/alt-file-name', spot, { alt });
    }
  },
};

const hasWords = (group: unknown): boolean => Object.values(group as Record<string, unknown>).some((value) => typeof value === 'string' && value.trim() !== '');
