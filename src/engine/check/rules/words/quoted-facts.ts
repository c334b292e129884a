import { sharedNameOfFile, SITE_FILE } from '../../../../model/addresses/address.ts';
import { isSiteKind, type ContentDocument } from '../../../../model/content/content.ts';
import { forEachString, isForAuthorsOnly } from '../../../../model/content/texts.ts';
import { findTokens, MAX_FACT_LENGTH, tokenValues } from '../../../../model/content/tokens.ts';
import { block, EXAMPLE_PAGE, files, site, words, type Example } from '../../../../model/diagnostics/example.ts';
import { memoize } from '../../../../model/memoize.ts';
import { MAX_DOCUMENT_SIZE } from '../../../read/encoding.ts';
import { languageAt } from '../../../site/languages/languages.ts';
import { namesShown, sharedFrom } from '../../../site/shared-blocks.ts';
import { longFacts } from '../../facts/long-facts.ts';
import { documentRule } from '../../rule.ts';

/** The shortest fact in braces, `{site.url}`, and what may be shorter: `{year}`. */
const MIN_TOKEN_LENGTH = 6;

const factOf = (length: number): Example =>
  site(`"facts": { "history": "${'We run networks. '.repeat(length / 17)}" }`);
const quoting = (count: number): Example =>
  block(`{ "type": "prose", "body": "${'{site.facts.history} '.repeat(count)}" }`);

/** What a file quotes does not make it grow beyond what can be shown. */
export const quotedFacts = documentRule({
  meta: {
    codes: {
      'token/long-fact': {
        level: 'error',
        title: 'A fact is too long to be quoted',
        message: ({ name, has, limit }: { name: string; has: number; limit: number }) => [
          `"{${name}}" stands for ${has} characters; a fact has at most ${limit}.`,
          `Shorten it by ${has - limit}. A text of this length belongs in a shared block.`,
        ],
        why: 'Every page that quotes it would grow by all of it, each time.',
        bad: words('A fact of 5,000 characters.', { [SITE_FILE]: () => factOf(5000) }),
        good: words('A fact of one sentence.', { [SITE_FILE]: () => factOf(100) }),
      },
      'page/too-large': {
        level: 'error',
        title: 'A page is too large with what it quotes',
        message: ({ size, limit, most }: { size: number; limit: number; most: string }) => [
          `With the facts and shared blocks that it quotes, this has ${Math.ceil(size / 1024)} KB; at most ${limit / 1024} KB can be shown. Most of it is ${most}.`,
          'Quote less, or split the page into several.',
        ],
        why: 'A page of this size would take minutes to load.',
        bad: words('A fact of 900 characters, 2,000 times on a page.', {
          [EXAMPLE_PAGE]: () => quoting(2000),
          [SITE_FILE]: () => factOf(900),
        }),
        good: files({
          [EXAMPLE_PAGE]: block('{ "type": "prose", "body": "Since {site.facts.founded}." }'),
          [SITE_FILE]: site('"facts": { "founded": "2019" }'),
        }),
      },
    },
  },
  check({ document, site: { content, tokens }, report }) {
    if (!tokens) return;
    const { kind, data, address } = document;
    if (isSiteKind(kind) && data) {
      for (const [name, { value, path }] of longFacts(data))
        report('token/long-fact', { path }, { name, has: String(value).length, limit: MAX_FACT_LENGTH });
    }
    const { values, longest } = factsAt(languageAt(content, address).data);
    const names = kind === 'page' ? namesShown(document) : [];
    const shared = names.flatMap((name) => sharedFrom(content, address, name));
    const written = [document, ...shared].reduce((sum, { text }) => sum + text.length, 0);
    // Even if they were nothing but facts.
    if (written * (1 + longest / MIN_TOKEN_LENGTH) <= MAX_DOCUMENT_SIZE) return;
    const sizes = new Map<string, number>();
    const add = (what: string, size: number): void => void sizes.set(what, (sizes.get(what) ?? 0) + size);
    for (const { file, text } of shared) add(`the shared block "${sharedNameOfFile(file)}"`, text.length);
    for (const each of [document, ...shared])
      for (const [name, count] of quotedIn(each)) add(`"{${name}}"`, count * (values.get(name)?.length ?? 0));
    const size = [...sizes.values()].reduce((sum, each) => sum + each, document.text.length);
    const [most] = [...sizes].toSorted(([, a], [, b]) => b - a);
    if (most && size > MAX_DOCUMENT_SIZE)
      report('page/too-large', {}, { size, limit: MAX_DOCUMENT_SIZE, most: most[0] });
  },
});

/** What a site file says, as it is quoted, and how long the longest of it is. */
const factsAt = memoize((data: Record<string, unknown>) => {
  const values = tokenValues(data);
  return { values, longest: Math.max(...[...values.values()].map((value) => value.length)) };
});

/** How often a document quotes each fact. */
const quotedIn = memoize((document: ContentDocument) => {
  const counts = new Map<string, number>();
  forEachString(document.data, (text, path) => {
    if (!isForAuthorsOnly(path)) for (const { name } of findTokens(text)) counts.set(name, (counts.get(name) ?? 0) + 1);
  });
  return counts;
});
