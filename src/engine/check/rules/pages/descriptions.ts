import { columnCount, letterCount } from '../../../../model/words/letters/columns.ts';
import { counted } from '../../../../model/words/counted.ts';
import { fields } from '../../../../model/diagnostics/example.ts';
import { searchFields } from '../../../site/wording/search-words.ts';
import { shownText } from '../../shown-lengths.ts';
import { documentRule } from '../../rule.ts';

/** The least length of a description that search engines show as it is. */
const MIN_LENGTH = 50;

/** Descriptions are long enough for search engines to show them. */
export const descriptions = documentRule({
  meta: {
    codes: {
      'seo/short-description': {
        level: 'advice',
        title: 'A description is very short',
        message: ({ has, least }: { has: number; least: number }) => [
          `The description has ${counted(has, 'character')}. Search engines replace such a short one with words of their own choice.`,
          `Write one or two sentences, at least ${least} characters.`,
        ],
        why: 'Search engines replace it with words of their own choice.',
        bad: fields('"seo": { "description": "Our prices." }'),
        good: fields(
          '"seo": { "description": "What managed IT costs per person and month, what is in it, and what is not." }',
        ),
      },
    },
  },
  check({ document: { data, kind, address }, site, report }) {
    if (kind !== 'page') return;
    const { description } = searchFields(data);
    if (description === undefined || description.trim() === '') return;
    const text = shownText(description, address, site.content);
    const columns = columnCount(text);
    if (columns >= MIN_LENGTH) return;
    // Where letters are as wide as two, half as many say as much.
    const has = letterCount(text);
    const least = Math.ceil((MIN_LENGTH * has) / (columns || 1));
    report('seo/short-description', { path: ['seo', 'description'] }, { has, least });
  },
});
