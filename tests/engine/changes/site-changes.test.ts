import { describe, expect, it } from 'vitest';
import { compareContent } from '../../../src/engine/changes/compare-content.ts';
import { compareOutput } from '../../../src/engine/changes/compare-output.ts';
import { siteChangesMarkdown } from '../../../src/engine/changes/site-changes.ts';
import { readContent } from '../../../src/engine/read/read-content.ts';
import type { SiteContent } from '../../../src/engine/read/site-content.ts';
import { memoryFiles } from '../../../src/model/content/memory-files.ts';
import { SCHEMAS } from '../../support/checked.ts';
import { page } from '../../support/sites/git-site.ts';

const site = (pages: Record<string, object>): SiteContent =>
  readContent(
    memoryFiles(
      Object.fromEntries(Object.entries(pages).map(([name, data]) => [`pages/${name}.json`, JSON.stringify(data)])),
    ),
    SCHEMAS,
  );
const hero = { type: 'hero', heading: 'Bikes', text: 'We mend them.' };
const cta = { type: 'cta', heading: 'Call', tone: 'dark' };
const BEFORE = { index: page('Home'), bikes: page('Bikes', [hero, cta]), team: page('Team') };

/** The words that change between two sites, as a reader sees them. */
const words = (before: Record<string, object>, after: Record<string, object>): string[] =>
  compareContent(site(before), site(after)).flatMap(({ how, address, from, parts }) => [
    `${how} ${address}${from === undefined ? '' : ` from ${from}`}`,
    ...parts.flatMap((part) => [`${part.how} ${part.name}`, ...part.lines.map(({ sign, item }) => sign + item)]),
  ]);

describe('the difference of content', () => {
  it('is none where nothing changed', () => expect(words(BEFORE, BEFORE)).toEqual([]));

  it('names the part and the words that changed', () => {
    const changed = [
      { ...hero, text: 'We mend them overnight.' },
      { ...cta, tone: 'muted' },
    ];
    expect(words(BEFORE, { ...BEFORE, bikes: page('Bikes', changed) })).toEqual([
      'changed /bikes',
      'changed hero “Bikes”',
      '-We mend them.',
      '+We mend them overnight.',
      'changed cta “Call”',
      '-tone: dark',
      '+tone: muted',
    ]);
  });

  it('names a form by its title, as problems do', () => {
    const form = { type: 'inquiryForm', formTitle: 'Write to us' };
    expect(words({ ...BEFORE, team: page('Team', []) }, { ...BEFORE, team: page('Team', [form]) })).toEqual([
      'changed /team',
      'added inquiryForm “Write to us”',
      '+Write to us',
    ]);
  });

  it('tells blocks that came and went from those that changed', () => {
    const quote = { type: 'quote', text: 'It rolls again.', author: 'Yuri' };
    expect(words(BEFORE, { ...BEFORE, bikes: page('Bikes', [hero, quote]) })).toEqual([
      'changed /bikes',
      'added quote',
      '+It rolls again.',
      '+author: Yuri',
      'removed cta “Call”',
      '-heading: Call',
      '-tone: dark',
    ]);
  });

  it('is no matter of notes, and knows a block that only stands elsewhere', () => {
    expect(words(BEFORE, { ...BEFORE, bikes: page('Bikes', [{ ...hero, note: 'Nice.' }, cta]) })).toEqual([]);
    expect(words(BEFORE, { ...BEFORE, bikes: page('Bikes', [cta, hero]) })).toEqual([
      'changed /bikes',
      expect.stringMatching(/^moved (?:cta “Call”|hero “Bikes”)$/),
    ]);
  });

  it('knows a page by what it says when it is at another address', () => {
    const { team, ...others } = BEFORE;
    expect(words(BEFORE, { ...others, 'about/team': team })).toEqual(['moved /about/team from /team']);
    expect(words(BEFORE, others)).toEqual(['removed /team']);
    expect(words(others, BEFORE).slice(0, 2)).toEqual(['added /team', 'added about the page']);
  });
});

describe('the difference of output', () => {
  const html = (text: string, hash = 'a1b2c3'): string =>
    `<meta http-equiv="Content-Security-Policy" content="x '${hash}'"><script src="/assets/boot-${hash}.js"></script>` +
    `<p>${text}</p><script id="_page" data-app="/assets/app-${hash}.js" data-build="${hash}">{"path":"/"}</script>`;
  it('is what a visitor could see, not the names of code', () => {
    const before = new Map([
      ['/', html('Home')],
      ['/same', html('Same')],
      ['/gone', html('Gone')],
    ]);
    const after = new Map([
      ['/', html('Home.', 'd4e5f6')],
      ['/same', html('Same', 'd4e5f6')],
      ['/new', html('New')],
    ]);
    // Names of code have seven letters where a site has blocks of its own.
    expect(compareOutput(before, new Map([...after, ['/same', html('Same', 'D-e5_fG')]]))).toEqual(
      compareOutput(before, after),
    );
    expect(compareOutput(before, after)).toEqual([
      { address: '/', how: 'changed' },
      { address: '/gone', how: 'removed' },
      { address: '/new', how: 'added' },
    ]);
  });
});

describe('what a pull request is told', () => {
  const changes = (text: string) => ({
    base: 'main',
    content: compareContent(site(BEFORE), site({ ...BEFORE, bikes: page('Bikes', [{ ...hero, text }, cta]) })),
    output: [{ address: '/bikes', how: 'changed' as const }],
  });

  it('has the words as a difference, each in its part', () => {
    const markdown = siteChangesMarkdown(changes('We mend **all** of them.'), 10_000);
    expect(markdown).toContain('1 page is not as with <code>main</code>');
    expect(markdown).toContain('**hero “Bikes”**\n```diff\n- We mend them.\n+ We mend **all** of them.\n```\n');
  });

  it('takes no order from the words in it', () => {
    const markdown = siteChangesMarkdown(changes('````\n</details> @someone\u202E ![x](https://evil.example)'), 10_000);
    expect(markdown).toContain('`````diff\n');
    expect(markdown.split('`````')).toHaveLength(3);
    expect(markdown).not.toContain('\u202E');
  });

  it('says how much did not fit', () => {
    expect(siteChangesMarkdown(changes('Long. '.repeat(1_000)), 2_000)).toMatch(/…and 1 more change of words\.\n$/);
  });
});
