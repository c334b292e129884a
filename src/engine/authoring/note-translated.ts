import type { ContentDocument } from '../../model/content/content.ts';
import type { SiteContent } from '../read/site-content.ts';
import { markOf } from '../site/languages/translated-words.ts';
import { wholeOf } from '../site/outline.ts';
import { translationPairs } from '../site/languages/translations.ts';
import { withField } from './data.ts';
import type { Rewrite } from './change.ts';
import { formatLike } from './format-json.ts';
import { rewrite } from './rewrite.ts';

/** What noting does to some files. */
interface Noted {
  /** Those that get another mark. */
  changes: Rewrite[];
  /** How many of those that are meant are translations. */
  translations: number;
}

/** The fields that a mark stands before: what visitors read begins there. */
const NEXT = ['seo', 'block'];

/**
 * Has translations bear the mark of the words that their originals have now. Nothing is written: see `saveAll`.
 * @param only these files
 */
export function noteTranslated(content: SiteContent, only: ReadonlySet<string>): Noted {
  const pairs = translationPairs(content).filter(({ document }) => only.has(document.file));
  const changes = pairs.flatMap(({ document, original }): Rewrite[] => {
    const before = content.source.bytes(document.file);
    const mark = markOf(original);
    if (!before || !document.data || mark === '' || document.data['translatedFrom'] === mark) return [];
    const text = new TextDecoder().decode(before);
    return [{ file: document.file, before, text: formatLike(text, rewrite(text, withMark(document, mark))) }];
  });
  return { changes, translations: pairs.length };
}

/** The data of a document with a mark, in the order in which it is written. */
function withMark(document: ContentDocument, mark: string): Record<string, unknown> {
  const { data = {} } = wholeOf(document);
  if (Object.hasOwn(data, 'translatedFrom')) return { ...data, translatedFrom: mark };
  return withField(data, 'translatedFrom', mark, NEXT);
}
