import { asText } from '../../../../model/words/as-text.ts';
import { counted } from '../../../../model/words/counted.ts';
import { shown } from '../../../../model/words/phrases.ts';
import { headingsIn, htmlAsMarkdown } from '../../../read/rich-text/html-as-markdown.ts';
import { languageAlone } from '../../../read/rich-text/phrase-language.ts';
import { isFormatted, linksAndFaultsOf } from '../../../read/rich-text/rich-text.ts';
import type { Message } from '../../../../model/diagnostics/codes.ts';
import type { Location, Suggestion } from '../../../../model/diagnostics/diagnostic.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { dashesBelow, resemblesDashes, type TableFault } from '../../../read/rich-text/table.ts';
import { documentRule } from '../../rule.ts';
import { isUnfinished, UNFINISHED, type Unfinished } from '../../messages/unfinished.ts';
import { block } from '../../../../model/diagnostics/example.ts';

/** Lists and quotations hold no tables, not even there. */
const ELSEWHERE = 'Code, quotations and tables stand in the "body" and the parts of "prose".';
const HEADING_PLACE = 'the "heading" of a block or of a part of "prose"';
/** What cannot be used, and what to do in its place. */
const FORMATTING = {
  html: ['HTML', 'Write a text without < and >, with **bold**, *emphasis* or [a link](/contact).'],
  heading: ['A heading', `Use ${HEADING_PLACE}, or **bold** for a single word.`],
  image: ['A picture', 'Use a block with an "image" field.'],
  code: ['Code', `Remove the \` marks, or the spaces at the start of the line. ${ELSEWHERE}`],
  indent: ['A line that begins with four spaces', 'Remove the spaces; code stands between two lines of ```.'],
  quote: ['A quotation block', `Remove the > at the start of the line. ${ELSEWHERE}`],
  table: ['A table', `Use the block "comparison". ${ELSEWHERE}`],
  rule: ['A dividing line', 'Remove the line of -, * or _ signs.'],
  reference: ['A link whose address stands elsewhere', 'Write the address right behind the words: [a link](/contact).'],
  autolink: [
    'An address between < and >',
    'Write words that say where it leads, and the address behind them: [our blog](https://example.com).',
  ],
  depth: ['A list so deep inside other lists', 'Make the list flatter.'],
  crowded: [
    'So much formatting in one paragraph',
    'Make several paragraphs of it, with an empty line (\\n\\n) between them.',
  ],
  strike: ['Text that is struck out', 'Remove the signs ~~.'],
  footnote: ['A footnote', 'Write it in round brackets, or in a block "notes".'],
  shortcode: ['A shortcode of another system', 'Remove it: pictures, forms, videos and buttons are blocks here.'],
  attributes: ['An attribute', 'Remove it: only the language of words can be said so, [Weltanschauung]{lang=de}.'],
  forum: ['Formatting of a forum', 'Write **bold**, *emphasis* or [a link](/contact).'],
} as const;

/** HTML with a table that cannot be written by itself. */
const HTML_TABLE =
  'In the "body" of a "prose" block, write the first line of it as "| Service | Price |", below it "| --- | --- |", then each line like the first.';
/** HTML with headings: which block is to have them is for its author to say. */
const HTML_WITH_HEADINGS = `A heading belongs in ${HEADING_PLACE}. Write the rest without < and >, with **bold**, *emphasis* or [a link](/contact).`;

interface Table {
  found?: number;
  wanted?: number;
  /** The line of dashes that belongs below the heads. */
  dashes?: string;
}

const TABLE: Record<TableFault, (table: Table) => Message> = {
  dashes: ({ dashes = '| --- | --- |' }) => [
    'This looks like a table, but its second line is not made of dashes.',
    `Below the heads of the columns write this line: ${dashes}`,
  ],
  columns: ({ dashes = '' }) => [
    'The line of dashes in this table has more or fewer columns than all its rows.',
    `Write it as ${dashes}`,
  ],
  before: () => [
    'Words stand right before this table, so it is drawn as words, too.',
    'Leave an empty line (\\n\\n) before the heads of its columns.',
  ],
  cells: ({ found = 0, wanted = 0 }) => [
    `This table has ${counted(wanted, 'column')}, and a row with ${counted(found, 'cell')}.`,
    'Write a cell for each column, empty ones too: | Sunday | |',
  ],
};

interface Unusable {
  kind: keyof typeof FORMATTING;
  source: string;
  /** How many more elements of HTML the text has. */
  more?: number;
}

function wayOutOfHtml(source: string): string {
  if (/^<(?:table|tr|t[hd])[\s>]/i.test(source)) return HTML_TABLE;
  return headingsIn(source).length > 0 ? HTML_WITH_HEADINGS : FORMATTING.html[1];
}

/** Formatted texts use only the formatting there is. */
export const formatting = documentRule({
  meta: {
    codes: {
      'text/formatting': {
        level: 'error',
        title: 'A text has formatting that is not possible',
        message: ({ kind, source, more = 0 }: Unusable) => [
          `${FORMATTING[kind][0]} (${shown(source)}) cannot be used in a text.${more > 0 ? ` This text has ${more} more.` : ''}`,
          kind === 'html' ? wayOutOfHtml(source) : FORMATTING[kind][1],
        ],
        why: 'Texts know **bold**, *emphasis*, links, lists and words in another language; blocks do the rest.',
        bad: block('{ "type": "prose", "body": "This is <b>important</b>." }'),
        good: block('{ "type": "prose", "body": "This is **important**." }'),
        fixable: 'sometimes',
      },
      'text/unfinished': {
        level: 'error',
        title: 'Formatting was begun and not finished',
        message: ({ kind }: { kind: Unfinished }) => UNFINISHED[kind].message,
        why: 'Visitors would see its signs instead of bold words or a link.',
        bad: block('{ "type": "prose", "body": "See [our office] (/contact)." }'),
        good: block('{ "type": "prose", "body": "See [our office](/contact)." }'),
        fixable: 'sometimes',
      },
      'text/table': {
        level: 'error',
        title: 'A table is not complete',
        message: ({ kind, ...table }: Table & { kind: TableFault }) => TABLE[kind](table),
        done: (_, { after }) => `The line below the heads of a table is now ${asText(after).split('\n')[1]}.`,
        why: 'It would be drawn as plain words, or cells would stand below the wrong head.',
        bad: block('{ "type": "prose", "body": "| Day | Open |\\n| Monday | 9 to 5 |" }'),
        good: block('{ "type": "prose", "body": "| Day | Open |\\n| --- | --- |\\n| Monday | 9 to 5 |" }'),
        fixable: 'sometimes',
      },
    },
  },
  check({ document: { references }, report }) {
    for (const { role, value, path } of references) {
      if (!isFormatted(role)) continue;
      const { faults } = linksAndFaultsOf(value as string, role);
      const seen = new Set<string>();
      const meant = faults.some(({ kind }) => kind === 'html') ? htmlAsMarkdown(value as string, role) : undefined;
      for (const { kind: seenAs, offset, source, ...found } of faults) {
        const kind = seenAs === 'heading' && role === 'articleText' && areHeads(source) ? 'dashes' : seenAs;
        const isFirst = !seen.has(kind);
        seen.add(kind);
        // The end of an HTML element, or the address of a link further up, is part of a mistake that was reported.
        if (!isFirst && /^<\/|^\[[^\]]*\]:/.test(source)) continue;
        const location = { path, within: { offset, length: source.length } };
        if (isTableFault(kind)) {
          const [heads = '', below] = source.split('\n');
          const dashes = kind === 'dashes' || kind === 'columns' ? { dashes: dashesBelow(heads, below) } : {};
          report('text/table', location, { kind, ...found.cells, ...dashes }, fixedTable(kind, source, location));
          continue;
        }
        if (isUnfinished(kind)) {
          if (!isFirst) continue;
          const { meant: mended, certain } = UNFINISHED[kind];
          report('text/unfinished', location, { kind }, replaceWith(location, mended?.(source), { certain }));
        } else if (kind === 'attributes')
          report('text/formatting', location, { kind, source }, replaceWith(location, languageAlone(source)));
        else if (kind !== 'html') report('text/formatting', location, { kind, source });
        else if (isFirst) {
          // Whoever pastes HTML has made one mistake, however many elements it has.
          const more = meant === undefined ? htmlElements(faults) - 1 : 0;
          const args = { kind, source, ...(more > 0 && { more }) };
          report('text/formatting', location, args, replaceWith({ path }, meant, { certain: true }));
        }
      }
    }
  },
});

const htmlElements = (faults: { kind: string; source: string }[]): number =>
  faults.filter(({ kind, source }) => kind === 'html' && !source.startsWith('</')).length;

const isTableFault = (kind: string): kind is TableFault => Object.hasOwn(TABLE, kind);

/** Whether what Markdown takes for a heading with a line below it are the heads of a table. */
const areHeads = (source: string): boolean => /^[^\n]*[^|\s][^\n]*\|[^\n]*[^|\s][^\n]*\n[ ]*-+[ ]*$/.test(source);

/** The suggestion to write the table that was meant; none where only its author knows. */
function fixedTable(kind: TableFault, source: string, location: Location): Suggestion[] {
  const lines = source.split('\n');
  const [heads = '', below = ''] = lines;
  const dashes = lines.findIndex(resemblesDashes);
  if (kind === 'before' && dashes > 1) return replaceWith(location, lines.toSpliced(dashes - 1, 0, '').join('\n'));
  // What stands in the place of the dashes says that heads stand above it.
  if (kind === 'columns' || (kind === 'dashes' && dashes === 1))
    return replaceWith(location, lines.with(1, dashesBelow(heads, below)).join('\n'), { certain: true });
  if (kind !== 'dashes' || dashes !== -1) return [];
  return replaceWith(location, lines.toSpliced(1, 0, dashesBelow(heads)).join('\n'));
}
