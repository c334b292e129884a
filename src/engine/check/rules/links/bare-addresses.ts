import type { RichNode } from '../../../../model/page/parts.ts';
import type { DataPath, Location } from '../../../../model/diagnostics/diagnostic.ts';
import { block } from '../../../../model/diagnostics/example.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { shown } from '../../../../model/words/phrases.ts';
import { embedSource } from '../../../../model/page/embeds.ts';
import { isFormatted, parseRichText, type TextKind } from '../../../read/rich-text/rich-text.ts';
import { documentRule } from '../../rule.ts';

/** Letters and digits, but for those of Japanese and Chinese: their words stand beside an address without a space. */
const LETTER = '[[\\p{L}\\p{N}]--[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}]]';
/** An address of another site as it is pasted, without the sign that ends its sentence. */
const ADDRESS = new RegExp(
  `(?<![${LETTER}@.\\/"])(?:https?:\\/\\/|www\\.)(?:[\\p{L}\\p{N}\\-]+\\.)+${LETTER}{2,}` +
    // Names of pages in Japanese have other letters than particles, and none of its signs.
    '(?:[\\/?#][^\\s<>\\(\\)\\[\\]"“”„\\p{Script=Hira}\\u3000-\\u303f\\uff00-\\uff60]*)?(?<![.,;:!?])',
  'gv',
);

/** What a text has that has one of either. */
const MAYBE = /https?:\/\/|www\.|[@＠]|\{site\.emails\./;

/** A mail address, or a fact that is one. A fact has no letters beside it that would make it a part of an address. */
const MAIL = new RegExp(
  `(?<![${LETTER}.+@＠:\\/_\\-])(?:[${LETTER}._+\\-]+[@＠](?:[${LETTER}\\-]+\\.)+${LETTER}{2,}|\\{site\\.emails\\.\\w+\\})(?![${LETTER}@＠_\\-])`,
  'gv',
);

/** Addresses in texts are links, with words that say where they lead. */
export const bareAddresses = documentRule({
  meta: {
    codes: {
      'link/bare-address': {
        level: 'advice',
        title: 'An address in a text is no link',
        message: ({ address }: { address: string }) => [
          `${shown(address)} is shown as it is written, and nobody can press it.`,
          isFilm(withScheme(address))
            ? `For the film itself use the block "embed". For a link write words that say where it leads, and the address behind them: [our film](${withScheme(address)})`
            : `Write words that say where it leads, and the address behind them: [our page](${withScheme(address)})`,
        ],
        why: 'Visitors would have to type it, and screen readers spell it out.',
        bad: block('{ "type": "prose", "body": "Read https://example.org/guide first." }'),
        good: block('{ "type": "prose", "body": "Read [the guide](https://example.org/guide) first." }'),
      },
      'link/bare-mail': {
        level: 'advice',
        title: 'A mail address in a text is no link',
        message: ({ mail }: { mail: string }) => [
          `${shown(mail)} is shown as it is written, and nobody can press it.`,
          `Write it as a link: [${mail}](mailto:${mail})`,
        ],
        why: 'Visitors would have to type it, on a phone letter by letter.',
        bad: block('{ "type": "prose", "body": "Write to {site.emails.info} and say what you need." }'),
        good: block('{ "type": "prose", "body": "[Write to us](mailto:{site.emails.info}) and say what you need." }'),
      },
    },
  },
  check({ document: { references }, report }) {
    for (const { role, value, path } of references) {
      if (!isFormatted(role) || typeof value !== 'string' || !MAYBE.test(value)) continue;
      const bareIn = bareWordsOf(value, role);
      for (const { address, location } of bareIn(ADDRESS, path)) {
        const name = address.replace(/^(?:https?:\/\/)?(?:www\.)?/, '');
        report('link/bare-address', location, { address }, replaceWith(location, `[${name}](${withScheme(address)})`));
      }
      for (const { address, location } of bareIn(MAIL, path)) {
        const mail = address.replace('＠', '@');
        report('link/bare-mail', location, { mail }, replaceWith(location, `[${mail}](mailto:${mail})`));
      }
    }
  },
});

/** What has an address of its own. */
const FOREIGN = new Set<string>(['shortcode', 'image', 'forum', 'html']);
/** What stands before the address of a link that is broken by a space. It is told as such, one at a time. */
const BROKEN_LINK = /\]\(mailto:\s+$/;

interface Bare {
  address: string;
  location: Location;
}

/** Finds addresses in a formatted text that visitors read as plain words: neither in a link nor in code. */
function bareWordsOf(text: string, kind: TextKind): (pattern: RegExp, path: DataPath) => Bare[] {
  const { tree, links, faults } = parseRichText(text, kind);
  const words = wordsOf(typeof tree === 'string' ? [tree] : tree);
  // That of a broken link, of HTML, and of what other systems show in its place, is told with it.
  const isReported = (at: number): boolean =>
    text.endsWith('](', at) ||
    BROKEN_LINK.test(text.slice(Math.max(0, at - 20), at)) ||
    links.some(({ offset, address }) => at >= offset && at < address.offset + address.length) ||
    faults.some(({ kind, offset, source }) => FOREIGN.has(kind) && at >= offset && at < offset + source.length);
  return (pattern, path) => {
    const bare = new Set(words.flatMap((each) => each.match(pattern) ?? []));
    return [...text.matchAll(pattern)].flatMap(({ 0: address, index }) =>
      bare.has(address) && !isReported(index)
        ? [{ address, location: { path, within: { offset: index, length: address.length } } }]
        : [],
    );
  };
}

function isFilm(address: string): boolean {
  const source = embedSource(address);
  return 'kind' in source && source.kind === 'video';
}

/** The whole address, as links have it: in other letters than Latin ones, by their code. */
function withScheme(address: string): string {
  const whole = address.replace(/^(?:http:\/\/|(?=www\.))/, 'https://');
  return /[^\u0000-\u007f]/.test(whole) && URL.canParse(whole) ? new URL(whole).href : whole;
}

/** What visitors read as plain words: neither a link nor code. */
const wordsOf = (nodes: readonly RichNode[]): string[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' ? node : ['a', 'code', 'pre'].includes(node.tag) ? [] : wordsOf(node.children ?? []),
  );
