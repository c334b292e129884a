import type { DataPath } from '../../../../model/diagnostics/diagnostic.ts';
import { block } from '../../../../model/diagnostics/example.ts';
import { removal, replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { valueAt } from '../../../../model/content/value-at.ts';
import { isSiteKind } from '../../../../model/content/content.ts';
import { linksAndFaultsOf } from '../../../read/rich-text/rich-text.ts';
import { languageAt } from '../../../site/languages/languages.ts';
import { formattedTextsIn } from '../../../site/wording/formatted-texts.ts';
import { documentRule } from '../../rule.ts';

/** No part and no phrase says that it is in the language that all around it is in. */
export const needlessLanguages = documentRule({
  meta: {
    codes: {
      'language/needless': {
        level: 'advice',
        title: 'A part says the language that all around it has',
        message: ({ lang }: { lang: string }) => [
          `This is said to be in "${lang}", and so is all that stands around it.`,
          'Leave it out, or write the language that the words are in.',
        ],
        why: 'It changes nothing, so either it is not needed or another language was meant.',
        bad: block('{ "type": "prose", "body": "Every bench has its own [savoir-faire]{lang=en}." }'),
        good: block('{ "type": "prose", "body": "Every bench has its own [savoir-faire]{lang=fr}." }'),
      },
    },
  },
  check({ document, site: { content }, report }) {
    if (isSiteKind(document.kind)) return;
    const ofPage = languageAt(content, document.address).lang;
    /** The language around a place: of the nearest part that says one. */
    const around = (path: DataPath): string => {
      for (let depth = path.length - 1; depth > 0; depth--) {
        const said = (valueAt(document.data, path.slice(0, depth)) as { lang?: unknown } | undefined)?.lang;
        if (typeof said === 'string' && path[depth] !== 'lang') return said;
      }
      return ofPage;
    };
    for (const { role, value, path } of document.references)
      if (role === 'language' && typeof value === 'string' && isSame(value, around(path)))
        report('language/needless', { path }, { lang: value }, removal(path));
    for (const { text, role, path } of formattedTextsIn(document)) {
      const { phrases } = linksAndFaultsOf(text, role);
      for (const phrase of phrases) {
        const outer = phrases.findLast(
          ({ offset, length }) => offset < phrase.offset && offset + length > phrase.offset,
        );
        if (!isSame(phrase.lang, outer?.lang ?? around(path))) continue;
        const { offset, length, tag } = phrase;
        const words = text.slice(offset + 1, text.lastIndexOf(']', tag.offset));
        const edits = replaceWith({ path, within: { offset, length } }, words);
        report('language/needless', { path, within: tag }, { lang: phrase.lang }, edits);
      }
    }
  },
});

/** Whether one is the other, or only says less of it: "pt" within "pt-BR". */
const isSame = (lang: string, around: string): boolean => lang === around || around.startsWith(`${lang}-`);
