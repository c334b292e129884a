import type { RichNode } from '../../../../model/page/parts.ts';
import { block } from '../../../../model/diagnostics/example.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { shown } from '../../../../model/words/phrases.ts';
import { isFormatted, parseRichText } from '../../../read/rich-text/rich-text.ts';
import { documentRule } from '../../rule.ts';

/** An address of another site as it is pasted, without the sign that ends its sentence. */
const ADDRESS =
  /(?<![\p{L}\p{N}@./"])(?:https?:\/\/|www\.)(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#][^\s<>()[\]"“”„]*)?(?<![.,;:!?])/gu;

/** Addresses in texts are links, with words that say where they lead. */
export const bareAddresses = documentRule({
  meta: {
    codes: {
      'link/bare-address': {
        level: 'advice',
        title: 'An address in a text is no link',
        message: ({ address }: { address: string }) => [
          `${shown(address)} is shown as it is written, and nobody can press it.`,
          `Write words that say where it leads, and the address behind them: [our page](${withScheme(address)})`,
        ],
        why: 'Visitors would have to type it, and screen readers spell it out.',
        bad: block('{ "type": "prose", "body": "Read https://example.org/guide first." }'),
        good: block('{ "type": "prose", "body": "Read [the guide](https://example.org/guide) first." }'),
      },
    },
  },
  check({ document: { references }, report }) {
    for (const { role, value, path } of references) {
      if (!isFormatted(role) || typeof value !== 'string' || !/https?:\/\/|www\./.test(value)) continue;
      const { tree, links } = parseRichText(value, role);
      const isLinked = (at: number): boolean =>
        links.some(({ offset, address }) => at >= offset && at < address.offset + address.length);
      const bare = new Set(
        wordsOf(typeof tree === 'string' ? [tree] : tree).flatMap((words) => words.match(ADDRESS) ?? []),
      );
      for (const { 0: address, index } of value.matchAll(ADDRESS)) {
        if (!bare.has(address) || isLinked(index)) continue;
        const location = { path, within: { offset: index, length: address.length } };
        const name = address.replace(/^(?:https?:\/\/)?(?:www\.)?/, '');
        report('link/bare-address', location, { address }, replaceWith(location, `[${name}](${withScheme(address)})`));
      }
    }
  },
});

const withScheme = (address: string): string => address.replace(/^(?:http:\/\/|(?=www\.))/, 'https://');

/** What visitors read as plain words: neither a link nor code. */
const wordsOf = (nodes: readonly RichNode[]): string[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' ? node : ['a', 'code', 'pre'].includes(node.tag) ? [] : wordsOf(node.children ?? []),
  );
