import { SITE_FILE } from '../../../../model/addresses/address.ts';
import { forEachString, isTechnical } from '../../../../model/content/texts.ts';
import { valueAt } from '../../../../model/content/value-at.ts';
import type { ContentDocument } from '../../../../model/content/content.ts';
import type { DataPath } from '../../../../model/diagnostics/diagnostic.ts';
import { block, files, site } from '../../../../model/diagnostics/example.ts';
import { counted } from '../../../../model/words/counted.ts';
import { languageTag, primaryLanguage } from '../../../../model/words/language-tag.ts';
import { lettersOnlyIn } from '../../../../model/words/letters/simplified-letters.ts';
import { languageAt } from '../../../site/languages/languages.ts';
import { documentRule } from '../../rule.ts';

/** How many different letters make sure that a text is in the other script: a name may have one or two. */
const MIN_LETTERS = 3;

const SCRIPTS: Readonly<Record<string, string>> = { Hans: 'Simplified', Hant: 'Traditional' };
const KANA = /[\u3041-\u30ff]/;

const inTaiwan = (body: string) =>
  files({
    [SITE_FILE]: site('"lang": "zh-TW", "phones": { "main": "+886 2 2361 0270" }'),
    'pages/contact.json': block(`{ "type": "prose", "body": "${body}" }`),
  });

/** Texts in Chinese have the letters of the script of their page. */
export const chineseLetters = documentRule({
  meta: {
    codes: {
      'language/other-letters': {
        level: 'advice',
        title: 'A Chinese text has the letters of the other script',
        message: ({ lang, other, letters, count }: { lang: string; other: string; letters: string; count: number }) => [
          `${count === 1 ? 'This text has' : `${counted(count, 'text', 'texts')} in this file, of which this is the first, have`} letters of ${SCRIPTS[other] ?? other} Chinese, such as ${letters}, and all around is in "${lang}".`,
          `Convert the words, as word processors do. Where the letters are meant, say so beside them: "lang": "zh-${other}".`,
        ],
        why: 'It was pasted from elsewhere, and reads so; a search in the letters of the page does not find its words.',
        bad: inTaiwan('这个展览对外开放，门票说明见网页。'),
        good: inTaiwan('這個展覽對外開放，門票說明見網頁。'),
      },
    },
  },
  check({ document, site: { content }, report }) {
    const { lang } = languageAt(content, document.address);
    if (primaryLanguage(lang) !== 'zh') return;
    const own = new Intl.Locale(languageTag(lang) ?? 'zh').maximize().script ?? '';
    const other = own === 'Hant' ? 'Hans' : 'Hant';
    if (new Set(lettersOnlyIn(other, document.text)).size < MIN_LETTERS) return;
    const found = textsIn(other, own, document);
    const [first] = found;
    if (!first) return;
    const letters = [...new Set(first.letters)].slice(0, MIN_LETTERS).join(', ');
    report('language/other-letters', { path: first.path }, { lang, other, letters, count: found.length });
  },
});

/** The texts of a document that are mostly in the other script, and do not say so. */
function textsIn(other: string, own: string, { data }: ContentDocument): { path: DataPath; letters: string[] }[] {
  const found: { path: DataPath; letters: string[] }[] = [];
  forEachString(data, (text, path) => {
    const letters = lettersOnlyIn(other, text);
    if (new Set(letters).size < MIN_LETTERS || letters.length <= lettersOnlyIn(own, text).length) return;
    if (KANA.test(text) || text.includes('{lang=') || isTechnical(text, path) || saysLanguage(data, path)) return;
    found.push({ path: [...path], letters });
  });
  return found;
}

/** Whether a part around a text says a language of its own. */
const saysLanguage = (data: unknown, path: DataPath): boolean =>
  path.some((_, depth) => depth > 0 && Object.hasOwn(Object(valueAt(data, path.slice(0, depth))) as object, 'lang'));
