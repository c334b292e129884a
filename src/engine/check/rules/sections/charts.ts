import type { Codes } from '../../../../model/diagnostics/codes.ts';
import { block } from '../../../../model/diagnostics/example.ts';
import { counted } from '../../../../model/words/counted.ts';
import { shown } from '../../../../model/words/phrases.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { blocksIn } from '../../../site/blocks-in.ts';
import { countFault, groupsIn } from '../../counts.ts';
import { documentRule } from '../../rule.ts';

const chart = (kind: string, values: string) =>
  block(
    `{ "type": "chart", "kind": "${kind}", "labels": ["May", "June"], "series": [{ "label": "Loaves", "values": ${values} }] }`,
  );

const codes = {
  'chart/value-count': {
    level: 'error',
    title: 'A row of a chart has more or fewer values than there are labels',
    message: ({ label, found, wanted }: { label: unknown; found: number; wanted: number }) => [
      `${label === undefined ? 'This series' : `The series ${shown(label)}`} has ${counted(found, 'value')} for ${counted(wanted, 'label')}.`,
      'Write one number for each label, in their order.',
    ],
    why: 'Each value is drawn above the label in the same place, so one that is missing moves all after it.',
    bad: chart('bars', '[12, 14, 9]'),
    good: chart('bars', '[12, 14]'),
  },
  'chart/negative-part': {
    level: 'error',
    title: 'A part of a whole is less than nothing',
    message: ({ value }: { value: number }) => [
      `The value ${value} is below zero, and this chart shows parts of a whole.`,
      'Write a number from zero, or make it a chart of another kind: "kind": "bars".',
    ],
    why: 'Parts stand upon one another; one below zero would lie over the others.',
    bad: chart('stacked', '[12, -4]'),
    good: chart('bars', '[12, -4]'),
  },
} satisfies Codes;

/** Each value of a chart has a label, and parts of a whole are something. */
export const charts = documentRule({
  meta: { codes },
  check({ document, report }) {
    for (const { block: written, path } of blocksIn(document)) {
      if (written.type !== 'chart' || !Array.isArray(written['labels'])) continue;
      const wanted = written['labels'].length;
      const series = groupsIn(written['series']);
      for (const { group, index } of series) {
        const fault = countFault(group['values'], wanted, [...path, 'series', index, 'values']);
        if (fault)
          report('chart/value-count', fault.location, { label: group['label'], ...fault.args }, fault.suggestions);
      }
      if (written['kind'] !== 'stacked') continue;
      const found = series.flatMap(({ group, index }) => {
        const values: unknown[] = Array.isArray(group['values']) ? group['values'] : [];
        const at = values.findIndex((value) => typeof value === 'number' && value < 0);
        return at === -1 ? [] : [{ value: Number(values[at]), path: [...path, 'series', index, 'values', at] }];
      })[0];
      if (!found) continue;
      const kind = replaceWith({ path: [...path, 'kind'] }, 'bars');
      report('chart/negative-part', { path: found.path }, { value: found.value }, kind);
    }
  },
});
