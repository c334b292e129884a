import { afterAll, beforeAll, expect, test } from 'vitest';
import { treesOf, type HtmlNode } from '../../../src/engine/build/markdown/html-tree.ts';
import type { ResolvedContent } from '../../../src/engine/resolve/resolve-content.ts';
import { en } from '../../../src/strings/en.ts';
import { realBundle, resolved } from '../../support/bundle.ts';
import { schemaExamples, siteForExamples } from '../../support/sites/examples.ts';
import { pageOf } from '../../support/sites/temp-site.ts';

// Forms and lists are made of words of the page throughout: nobody has reason to give them a language of their own.
const OF_THE_PAGE = new Set(['inquiryForm', 'collection']);
const EXAMPLES = schemaExamples()
  .filter(({ type }) => !OF_THE_PAGE.has(type))
  .flatMap(({ type, blocks }) =>
    blocks.map((block, index) => ({ name: `${type.toLowerCase()}-${index + 1}`, type, block })),
  );
const site = siteForExamples();
let content: ResolvedContent;

beforeAll(() => {
  for (const { name, block } of EXAMPLES)
    site.write(`pages/examples/${name}.json`, pageOf(name, [{ ...(block as object), lang: 'fr' }]));
  content = resolved(site.root);
});
afterAll(() => site.remove());

const MARK = '§';
/** Sentences that can be told from all others. */
const marked = (sentence: unknown): unknown =>
  typeof sentence === 'string'
    ? MARK + sentence
    : Object.fromEntries(Object.entries(sentence as object).map(([name, part]) => [name, marked(part)]));

const wordsOf = (node: HtmlNode): string => (typeof node === 'string' ? node : node.children.map(wordsOf).join(''));

/** Sentences of the engine that are said to be in French, as those of the author around them are. */
const misread = (nodes: readonly HtmlNode[], lang = 'en'): string[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return lang === 'fr' && node.includes(MARK) ? [node] : [];
    const { lang: own = lang, 'aria-label': name = '' } = node.attributes;
    const isButton = node.tag === 'button' && !wordsOf(node) && own === 'fr' && name.includes(MARK);
    return [...(isButton ? [name] : []), ...misread(node.children, own)];
  });

test.each(EXAMPLES)(
  'what $name says by itself in a block of another language is in that of the page',
  async (example) => {
    const page = content.page(`/examples/${example.name}`);
    if (!page) throw new Error(`There is no page of ${example.name}.`);
    const { renderer } = await realBundle();
    const strings = marked(en);
    const { main } = await renderer.renderPage({ ...page, strings }, { ...content.site, strings });
    if (example.type !== 'shared') expect(main).toContain('lang="fr"');
    expect(misread(treesOf(main))).toEqual([]);
  },
);
