import { asText } from '../../../../model/words/as-text.ts';
import { counted } from '../../../../model/words/counted.ts';
import { shown } from '../../../../model/words/phrases.ts';
import { htmlAsMarkdown } from '../../../read/rich-text/html-as-markdown.ts';
import { languageAlone } from '../../../read/rich-text/phrase-language.ts';
import { linksAndFaultsOf } from '../../../read/rich-text/rich-text.ts';
import { type FormattedText, formattedTextsIn } from '../../../site/wording/formatted-texts.ts';
import type { Codes, Message, Report } from '../../../../model/diagnostics/codes.ts';
import type { Location, Suggestion } from '../../../../model/diagnostics/diagnostic.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { dashesBelow, resemblesDashes, type TableFault } from '../../../read/rich-text/table.ts';
import { documentRule } from '../../rule.ts';
import { UNUSABLE, alternativeTo, type UnusableKind } from '../../messages/unusable.ts';
import { isUnfinished, UNFINISHED, type Unfinished } from '../../messages/unfinished.ts';
import { block } from '../../../../model/diagnostics/example.ts';

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
  kind: UnusableKind;
  source: string;
  /** How many more elements of HTML the text has. */
  more?: number;
}

const codes = {
  'text/formatting': {
    level: 'error',
    title: 'A text has formatting that is not possible',
    message: ({ kind, source, more = 0 }: Unusable) => [
      `${UNUSABLE[kind][0]} (${shown(source)}) cannot be used in a text.${more > 0 ? ` This text has ${more} more.` : ''}`,
      alternativeTo(kind, source),
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
    done: ({ kind }) => (kind === 'tabs' ? 'The lines with tabs between their parts are now a table.' : undefined),
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
} satisfies Codes;

/** Formatted texts use only the formatting there is. */
export const formatting = documentRule({
  meta: { codes },
  check({ document, report }) {
    for (const text of formattedTextsIn(document)) checkText(text, report);
  },
});

type ReportFormatting = Report<typeof codes>;

function checkText({ text, role, path }: FormattedText, report: ReportFormatting): void {
  const { faults } = linksAndFaultsOf(text, role);
  const seen = new Set<string>();
  for (const { kind: seenAs, offset, source, cells } of faults) {
    if (seenAs === 'html' && isCaptioned(text, offset)) continue;
    const kind = seenAs === 'heading' && role === 'articleText' && areHeads(source) ? 'dashes' : seenAs;
    const isFirst = !seen.has(kind);
    seen.add(kind);
    if (!isFirst && isPartOfAnother(source)) continue;
    const location = { path, within: { offset, length: source.length } };
    if (isTableFault(kind)) reportTable(report, { kind, source, location, cells });
    else if (isUnfinished(kind)) {
      if (!isFirst) continue;
      const { meant, certain } = UNFINISHED[kind];
      const written = meant?.(source, { role, before: text.slice(0, offset) });
      report('text/unfinished', location, { kind }, replaceWith(location, written, { certain }));
    } else if (kind === 'attributes')
      report('text/formatting', location, { kind, source }, replaceWith(location, languageAlone(source)));
    else if (kind !== 'html') report('text/formatting', location, { kind, source });
    // Whoever pastes HTML has made one mistake, however many elements it has.
    else if (isFirst) {
      const meant = htmlAsMarkdown(text, role);
      const more = meant === undefined ? htmlElements(faults) - 1 : 0;
      const args = { kind, source, ...(more > 0 && { more }) };
      report('text/formatting', location, args, replaceWith({ path }, meant, { certain: true }));
    }
  }
}

/**
 * Whether this is part of a mistake that was reported: the end of an HTML element or a shortcode, or the address of a
 * link further up.
 */
const isPartOfAnother = (source: string): boolean => /^[<[]\/|^\[[^\]]*\]:/.test(source);

/** Longer, no caption with its picture and a link around it is: each element is looked at. */
const MAX_CAPTION = 1000;

/** Whether this stands in a caption of another system, with which it is told. */
const isCaptioned = (text: string, offset: number): boolean =>
  /\[caption[\s\]][^[]*$/i.test(text.slice(Math.max(0, offset - MAX_CAPTION), offset));

interface FaultyTable {
  kind: TableFault;
  source: string;
  location: Location;
  cells: { found: number; wanted: number } | undefined;
}

function reportTable(report: ReportFormatting, { kind, source, location, cells }: FaultyTable): void {
  const [heads = '', below] = source.split('\n');
  const dashes = kind === 'dashes' || kind === 'columns' ? { dashes: dashesBelow(heads, below) } : {};
  report('text/table', location, { kind, ...cells, ...dashes }, fixedTable(kind, source, location));
}

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
