import { shown } from '../../../model/phrases.ts';
import { linksAndFaultsOf } from '../../read/rich-text.ts';
import type { Message } from '../../../model/codes.ts';
import { replaceWith } from '../../../model/suggestions.ts';
import type { RemnantKind } from '../../read/rich-text-remnants.ts';
import { documentRule } from '../rule.ts';
import { block } from '../../../model/example.ts';

const FORMATTING = {
  html: 'HTML',
  heading: 'A heading',
  image: 'A picture',
  code: 'Code',
  quote: 'A quotation block',
  rule: 'A dividing line',
  reference: 'A link whose address stands elsewhere',
  autolink: 'An address between < and >',
  depth: 'A list so deep inside other lists',
};
const FORMATTING_HINT = {
  html: 'Write a text without < and >, with **bold**, *emphasis* or [a link](/contact).',
  heading: 'Use the "heading" of a block, or **bold** for a single word.',
  image: 'Use a block with an "image" field.',
  code: 'Remove the ` marks, or the spaces at the start of the line.',
  quote: 'Remove the > at the start of the line.',
  rule: 'Remove the line of -, * or _ signs.',
  reference: 'Write the address right behind the words: [a link](/contact).',
  autolink: 'Write words that say where it leads, and the address behind them: [our blog](https://example.com).',
  depth: 'Make the list flatter.',
};
const UNFINISHED: Record<RemnantKind, Message> = {
  bold: [
    'The signs ** have no partner here, so visitors would see them.',
    'Write **bold** with ** right before and right after the words, or remove them.',
  ],
  gap: [
    'This is no link, because there is a space between its words and its address.',
    'Write the address right behind the words: [a link](/contact).',
  ],
  unclosed: [
    'This is no link, because a bracket of it is missing.',
    'Write the words in [ ] and the address in ( ): [a link](/contact).',
  ],
  unknown: [
    'This is no link, because its address stands nowhere.',
    'Write the address right behind the words: [a link](/contact).',
  ],
};

/** Formatted texts use only the formatting there is. */
export const formatting = documentRule({
  meta: {
    codes: {
      'text/formatting': {
        level: 'error',
        title: 'A text has formatting that is not possible',
        message: ({ kind, source }: { kind: keyof typeof FORMATTING; source: string }) => [
          `${FORMATTING[kind]} (${shown(source)}) cannot be used in a text.`,
          FORMATTING_HINT[kind],
        ],
        why: 'Texts know **bold**, *emphasis*, links and lists; blocks do the rest.',
        bad: block('{ "type": "prose", "body": "This is <b>important</b>." }'),
        good: block('{ "type": "prose", "body": "This is **important**." }'),
      },
      'text/unfinished': {
        level: 'error',
        title: 'Formatting was begun and not finished',
        message: ({ kind }: { kind: RemnantKind }) => UNFINISHED[kind],
        why: 'Visitors would see its signs instead of bold words or a link.',
        bad: block('{ "type": "prose", "body": "See [our office] (/contact)." }'),
        good: block('{ "type": "prose", "body": "See [our office](/contact)." }'),
      },
    },
  },
  check({ document: { references }, report }) {
    for (const { role, value, path } of references) {
      if (role !== 'richText') continue;
      const { faults } = linksAndFaultsOf(value as string);
      for (const [index, { kind, offset, source }] of faults.entries()) {
        // The end of an HTML element, or the address of a link further up, is part of a mistake that was reported.
        if (/^<\/|^\[[^\]]*\]:/.test(source) && faults.slice(0, index).some((earlier) => earlier.kind === kind))
          continue;
        const location = { path, within: { offset, length: source.length } };
        const meant = mended(kind, source);
        if (isRemnant(kind)) {
          if (faults.slice(0, index).some((earlier) => earlier.kind === kind)) continue;
          report('text/unfinished', location, { kind }, replaceWith(location, meant));
        } else report('text/formatting', location, { kind, source }, replaceWith(location, meant));
      }
    }
  },
});

const isRemnant = (kind: string): kind is RemnantKind => kind in UNFINISHED;

/** What was meant, where the signs tell; undefined where only its author knows. */
function mended(kind: string, source: string): string | undefined {
  if (kind === 'bold' && source.length > 4) return `**${source.slice(2, -2).trim()}**`;
  if (kind === 'gap') return source.replace(/\]\s+\(/, '](');
  if (kind === 'unclosed' && !source.includes(']')) return source.replace('(', '](');
  if (kind === 'unclosed')
    return /[.,;:!?]$/.test(source) ? `${source.slice(0, -1)})${source.slice(-1)}` : `${source})`;
  return undefined;
}
