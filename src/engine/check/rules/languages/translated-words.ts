import { SITE_FILE } from '../../../../model/addresses/address.ts';
import type { Codes } from '../../../../model/diagnostics/codes.ts';
import { isBroken, type ContentDocument } from '../../../../model/content/content.ts';
import { counted } from '../../../../model/words/counted.ts';
import type { DataPath, Location } from '../../../../model/diagnostics/diagnostic.ts';
import { block, fields } from '../../../../model/diagnostics/example.ts';
import { listed } from '../../../../model/words/phrases.ts';
import { valueAt } from '../../../../model/content/value-at.ts';
import { placeInWords } from '../../../schema/place-in-words.ts';
import { languagesOf } from '../../../site/languages/languages.ts';
import { wholeOf } from '../../../site/outline.ts';
import { changedSince, markOf, untranslatedPart } from '../../../site/languages/translated-words.ts';
import { differenceOf } from '../../../site/languages/translation-shape.ts';
import { translationPairs, type TranslationPair } from '../../../site/languages/translations.ts';
import { inGerman } from '../../messages/german-example.ts';
import { siteRule, type SiteRuleContext } from '../../rule.ts';

/** How many are named where many are meant. */
const NAMED = 3;

const ORIGINAL = '"title": "Contact"';
const REWRITTEN = '"title": "Write to us"';
/** What the command notes of the contact page of the examples, as long as that has the title of the original. */
const NOTED = '"translatedFrom": "w3fq2r zlf2xl 1xklz5a"';
/** What it notes in all files of the examples' second language. */
const MARKS = {
  'pages/de/_site.json': 'n0mxf2',
  'pages/de/index.json': '139q8lh an475b 17vjjpj',
  'pages/de/contact.json': 'zlf2xl 1xklz5a',
  'pages/de/write.json': '1pzgya0 1xklz5a',
  'pages/de/services/cloud.json': '1ouw8nf kgy6c3 1xklz5a',
};

const LETTER = block(
  '{ "type": "newsletter", "heading": "One letter a month", "text": "No advertising, only what we have learned." }',
);

const codes = {
  'language/changed-words': {
    level: 'advice',
    title: 'The original of a translation has other words',
    message: ({ original, parts, file }: { original: string; parts: string[]; file: string }) => [
      `Since this was translated, ${original} has got other words: in ${parts.slice(0, NAMED).join(', ')}${parts.length > NAMED ? ` and ${parts.length - NAMED} more` : ''}.`,
      `Bring this up to date where it has to be, then say so: npm run translated -- ${file}`,
    ],
    why: 'Visitors would read in one language what no longer holds in the other.',
    bad: inGerman('"checks": { "language/unmarked": "off" }', {
      'pages/contact.json': fields(REWRITTEN),
      'pages/de/contact.json': fields(NOTED),
    }),
    good: inGerman('"checks": { "language/unmarked": "off" }', {
      'pages/contact.json': fields(ORIGINAL),
      'pages/de/contact.json': fields(NOTED),
    }),
  },
  'language/unmarked': {
    level: 'advice',
    title: 'Of some translations nobody noted what they translate',
    message: ({ files, lang, folder }: { files: string[]; lang: string; folder: string }) => [
      `${counted(files.length, 'file in', 'files in')} "${lang}" ${files.length === 1 ? 'does' : 'do'} not say of which words ${files.length === 1 ? 'it is' : 'they are'} the translation, as others do: ${listed(files.slice(0, NAMED))}${files.length > NAMED ? ' and more' : ''}.`,
      `Once they are up to date, have it noted: npm run translated -- pages${folder}`,
    ],
    why: 'When their originals change, nobody is told.',
    bad: inGerman('', {}, { 'pages/de/write.json': MARKS['pages/de/write.json'] }),
    good: inGerman('', {}, MARKS),
  },
  'language/same-words': {
    level: 'advice',
    title: 'A part of a page was not translated',
    message: ({ original }: { original: string }) => [
      `This says the same sentences as ${original}, in the same language.`,
      'Translate them.',
    ],
    why: 'It was copied to be translated, and forgotten.',
    bad: inGerman('', { 'pages/contact.json': LETTER, 'pages/de/contact.json': LETTER }),
    good: inGerman('', {
      'pages/contact.json': LETTER,
      'pages/de/contact.json': block(
        '{ "type": "newsletter", "heading": "Ein Brief im Monat", "text": "Keine Werbung, nur was wir gelernt haben." }',
      ),
    }),
  },
} satisfies Codes;

/** What was translated still says what its original says. */
export const translatedWords = siteRule({
  meta: { readsAll: true, codes },
  check(context) {
    const { content, isRequested } = context.site;
    const pairs = translationPairs(content).filter(
      ({ document, original }) => ![document, original].some((each) => isBroken(each) || isDraft(each)),
    );
    for (const pair of pairs) if (isRequested(pair.document.file)) checkPair(context, pair);
    if (isRequested(SITE_FILE)) reportUnmarked(context, pairs);
  },
});

type Context = SiteRuleContext<typeof codes>;

const markIn = ({ document }: TranslationPair): unknown => document.data?.['translatedFrom'];

/** Reports words that were copied from the original, or that translate words which have changed since. */
function checkPair(context: Context, pair: TranslationPair): void {
  const { document, original } = pair;
  const same = untranslatedPart(document, original);
  if (same) return context.reportIn(document.file)('language/same-words', placeOf(same), { original: original.file });
  const mark = markIn(pair);
  // Another rule reports added or missing sections.
  if (typeof mark === 'string' && !differenceOf(original, document)) reportChanged(context, pair, mark);
}

function reportChanged({ site, reportIn }: Context, { document, original }: TranslationPair, mark: string): void {
  const changed = changedSince(mark, original).filter(({ path }) => valueAt(wholeOf(document).data, path));
  const [first] = changed;
  if (!first) return;
  const { data } = wholeOf(original);
  const parts = changed.map(({ path }) => placeInWords(site.content.schemas, original.kind, data, path));
  const args = { original: original.file, parts, file: document.file };
  reportIn(document.file)('language/changed-words', placeOf(first.path), args);
}

/** Reports translations without a mark in languages where others have one: owners who never use marks need none. */
function reportUnmarked({ site: { content }, reportIn }: Context, pairs: readonly TranslationPair[]): void {
  for (const [index, { lang, folder }] of languagesOf(content).slice(1).entries()) {
    const own = pairs.filter((pair) => pair.folder === folder);
    const unmarked = own.filter((pair) => markIn(pair) === undefined);
    if (unmarked.length === own.length) continue;
    const files = unmarked.flatMap(({ document, original }) => (markOf(original) === '' ? [] : [document.file]));
    if (files.length > 0)
      reportIn(SITE_FILE)('language/unmarked', { path: ['languages', index] }, { files, lang, folder });
  }
}

const isDraft = ({ data }: ContentDocument): boolean => data?.['draft'] === true;

const placeOf = (path: DataPath): Location =>
  typeof path.at(-1) === 'string' && path[0] !== 'block' ? { path, at: 'key' } : { path, at: 'open' };
