import type { Codes } from '../../../../model/diagnostics/codes.ts';
import { block } from '../../../../model/diagnostics/example.ts';
import { counted } from '../../../../model/words/counted.ts';
import { shown } from '../../../../model/words/phrases.ts';
import { removal } from '../../../../model/diagnostics/suggestions.ts';
import { blocksIn } from '../../../site/blocks-in.ts';
import { countFault, groupsIn } from '../../counts.ts';
import { documentRule } from '../../rule.ts';

const comparison = (hire: string, buy: string, values: string) =>
  block(
    `{ "type": "comparison", "columns": [${hire}, ${buy}], "rows": [{ "label": "Repairs", "values": ${values} }] }`,
  );
const plain = (title: string): string => `{ "title": "${title}" }`;
const highlighted = (title: string): string => `{ "title": "${title}", "highlight": true }`;

const codes = {
  'comparison/value-count': {
    level: 'error',
    title: 'A row of a comparison has more or fewer values than there are columns',
    message: ({ label, found, wanted }: { label: unknown; found: number; wanted: number }) => [
      `${label === undefined ? 'This row' : `The row ${shown(label)}`} has ${counted(found, 'value')} for ${counted(wanted, 'column')}.`,
      'Write one value for each column, in their order: a few words, true for a tick, false for a dash.',
    ],
    why: 'Each value stands in the column in the same place, so one that is missing moves all after it.',
    bad: comparison(plain('Hire'), plain('Buy'), '[true]'),
    good: comparison(plain('Hire'), plain('Buy'), '[true, false]'),
  },
  'comparison/second-highlight': {
    level: 'advice',
    title: 'Two columns of a comparison are highlighted',
    message: ({ title, first }: { title: unknown; first: unknown }) => [
      `Two columns are highlighted: ${shown(first)} and ${shown(title)}.`,
      'Let one column stand out: remove "highlight" here, or there.',
    ],
    why: 'Where two things stand out, none does.',
    bad: comparison(highlighted('Hire'), highlighted('Buy'), '[true, false]'),
    good: comparison(highlighted('Hire'), plain('Buy'), '[true, false]'),
  },
} satisfies Codes;

/** Each value of a comparison has a column, and one column stands out at most. */
export const comparisons = documentRule({
  meta: { codes },
  check({ document, report }) {
    for (const { block: written, path } of blocksIn(document)) {
      if (written.type !== 'comparison' || !Array.isArray(written['columns'])) continue;
      const wanted = written['columns'].length;
      for (const { group, index } of groupsIn(written['rows'])) {
        const fault = countFault(group['values'], wanted, [...path, 'rows', index, 'values']);
        if (fault)
          report('comparison/value-count', fault.location, { label: group['label'], ...fault.args }, fault.suggestions);
      }
      const [first, ...others] = groupsIn(written['columns']).filter(({ group }) => group['highlight'] === true);
      for (const { group, index } of others) {
        const at = [...path, 'columns', index, 'highlight'];
        const titles = { title: group['title'], first: first?.group['title'] };
        report('comparison/second-highlight', { path: at }, titles, removal(at));
      }
    }
  },
});
