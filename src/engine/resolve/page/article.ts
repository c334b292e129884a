import { dayInWords } from '../../../model/words/day-in-words.ts';
import { say } from '../../../model/words/sentence.ts';
import type {
  Author,
  AuthoredBlocks,
  Byline,
  Link,
  PageDocument,
  ProseBlock,
  RichNode,
} from '../../../model/page/types.ts';
import { partNames } from '../../site/links/section-names.ts';
import { authorsIn } from './facts.ts';
import type { LanguageSite } from '../resolve-context.ts';
import { primaryLanguage } from '../../../model/words/language-tag.ts';

/**
 * Words a minute of silent reading (Trauzettel-Klosinski and Dietz, 2012). Of Chinese and Japanese, what
 * `Intl.Segmenter` takes for words.
 */
const PACE: Readonly<Record<string, number>> = {
  ar: 138,
  de: 179,
  en: 228,
  es: 218,
  fi: 161,
  fr: 195,
  he: 187,
  it: 188,
  ja: 193,
  nl: 202,
  pl: 166,
  pt: 181,
  ru: 184,
  sv: 199,
  tr: 166,
  zh: 158,
};
const DEFAULT_PACE = 185;

/** How many minutes a text takes to read, at least one. */
function minutesFor(text: string, lang: string): number {
  const words = [...new Intl.Segmenter(lang, { granularity: 'word' }).segment(text)].filter(
    ({ isWordLike }) => isWordLike,
  );
  return Math.max(1, Math.round(words.length / (PACE[primaryLanguage(lang)] ?? DEFAULT_PACE)));
}

const wordsOf = (text: RichNode | RichNode[] | undefined): string => {
  if (text === undefined || typeof text === 'string') return text ?? '';
  return Array.isArray(text) ? text.map(wordsOf).join(' ') : wordsOf(text.children);
};

interface Context {
  language: Pick<LanguageSite, 'site' | 'siteData' | 'strings'>;
  facts: PageDocument['facts'];
  /** The section names that the page has already. */
  taken: Set<string>;
}

/** An article that knows who wrote it, how long it takes to read, and where each part is found. */
export function articleOf(block: AuthoredBlocks['prose'], { language, facts, taken }: Context): ProseBlock {
  const { lang } = language.site;
  const names = partNames(block.sections ?? [], lang, taken);
  const sections = block.sections?.map((section, index) => ({ ...section, ...names[index] }));
  const text = [
    block.text,
    block.body,
    ...(sections ?? []).flatMap(({ heading, summary, text: words }) => [heading, summary, words]),
  ];
  const minutes = minutesFor(text.map(wordsOf).join('\n'), lang);
  return {
    ...block,
    ...(sections && { sections }),
    byline: {
      ...bylineOf(facts, language),
      time: say(lang, language.strings.sentences.prose.time, { count: minutes }),
    },
  };
}

function bylineOf(facts: PageDocument['facts'] = {}, language: Context['language']): Omit<Byline, 'time'> {
  const { lang } = language.site;
  const authors = authorsIn(language, facts);
  const names = authors.map(({ name }) => name);
  const { date } = facts;
  return {
    ...(names.length > 0 && { author: new Intl.ListFormat(lang).format(names) }),
    ...(authors.some(({ href }) => href) && { authors: inParts(authors, lang) }),
    ...(typeof date === 'string' && {
      day: date,
      date: dayInWords(date, lang),
    }),
  };
}

/** Authors as they are listed in a language: words, and links where there is more about one. */
function inParts(authors: Author[], lang: string): (string | Link)[] {
  const parts = new Intl.ListFormat(lang).formatToParts(authors.map(({ name }) => name));
  const ways = authors.values();
  return parts.map(({ type, value }) => {
    const href = type === 'element' ? ways.next().value?.href : undefined;
    return href === undefined ? value : { label: value, href };
  });
}
