import { block } from '../../../../model/diagnostics/example.ts';
import type { Codes, Report } from '../../../../model/diagnostics/codes.ts';
import type { DataPath, Suggestion } from '../../../../model/diagnostics/diagnostic.ts';
import { isDateField, isKnownField, type FieldKind } from '../../../../model/forms/inquiry-fields.ts';
import { removal, replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { writtenFields } from '../../../site/contact/form-fields.ts';
import { dayFromToday } from '../../../site/publication.ts';
import { isDay } from '../../facts/calendar-days.ts';
import { documentRule } from '../../rule.ts';
import { hasUnknownFieldIn, hasDiagnosticAt } from '../../has-diagnostic.ts';

const form = (field: string) => block(`{ "type": "inquiryForm", "fields": ["email", "message", ${field}] }`);

const codes = {
  'form/needless-bound': {
    level: 'error',
    title: 'A field that is neither a number nor a date has a least or a most',
    message: ({ name, side, meant }: { name: string; side: Side; meant?: FieldKind | undefined }) => [
      `The field "${name}" is neither a number nor a date, so its "${side}" would do nothing.`,
      meant === undefined ? `Remove "${side}".` : `Add "kind": "${meant}", or remove "${side}".`,
    ],
    why: 'What an author wrote would be left out without a word.',
    bad: form('{ "name": "guests", "label": "How many guests?", "max": 12 }'),
    good: form('{ "name": "guests", "label": "How many guests?", "kind": "number", "max": 12 }'),
  },
  'form/wrong-bound': {
    level: 'error',
    title: 'The least or most of a field is nothing that the field can hold',
    message: ({ side, isDate }: { side: Side; isDate: boolean }) => [
      isDate
        ? `This field is a date, and its "${side}" is no day.`
        : `This field is a number, and its "${side}" is a day.`,
      isDate ? `Write "${side}": "today", or a day such as "2027-04-01".` : `Write a number, such as "${side}": 12.`,
    ],
    why: 'Nothing could be compared with it, so every answer would do.',
    bad: form('{ "name": "guests", "label": "How many guests?", "kind": "number", "min": "today" }'),
    good: form('{ "name": "guests", "label": "How many guests?", "kind": "number", "min": 1 }'),
  },
  'form/reversed-bounds': {
    level: 'error',
    title: 'The least of a field is more than its most',
    message: ({ min, max }: Record<Side, Bound>) => [
      `The least, ${min}, is more than the most, ${max}, so no answer would do.`,
      'Write the smaller one as "min".',
    ],
    why: 'Nobody could send the form.',
    bad: form('{ "name": "guests", "label": "How many guests?", "kind": "number", "min": 12, "max": 1 }'),
    good: form('{ "name": "guests", "label": "How many guests?", "kind": "number", "min": 1, "max": 12 }'),
  },
  'form/past-bound': {
    level: 'warning',
    title: 'The last day of a field for days to come has passed',
    message: ({ max }: { max: string }) => [
      `The last day that this field takes, ${max}, has passed.`,
      'Write a later day as "max", or remove it.',
    ],
    why: 'Nobody who plans something could answer.',
    bad: form(
      '{ "name": "arrival", "label": "When do you come?", "kind": "date", "min": "today", "max": "2024-10-31" }',
    ),
    good: form(
      '{ "name": "arrival", "label": "When do you come?", "kind": "date", "min": "today", "max": "2999-10-31" }',
    ),
  },
} satisfies Codes;

type Side = 'min' | 'max';

/** The least and the most of a field are something that its answers can be compared with. */
export const fieldBounds = documentRule({
  meta: { codes },
  check({ document, report }) {
    const isWrong = hasDiagnosticAt(document);
    const hasUnknownField = hasUnknownFieldIn(document);
    for (const { fields } of writtenFields(document))
      for (const { name, settings, path: at } of fields) {
        const path = at.slice(0, -1);
        if (name === undefined || settings === undefined || isWrong([...path, 'kind']) || hasUnknownField(path))
          continue;
        const { min, max } = settings;
        const field = { name, path, kind: kindOf(name, settings) };
        const fits = Object.entries({ min, max }).filter(
          ([side, bound]) =>
            isBound(bound) && !isWrong([...path, side]) && fitsField(report, field, { side: side as Side, bound }),
        );
        if (fits.length === 2) inOrder(report, path, { min, max } as Record<Side, Bound>);
        // The days of other fields may all have passed: when something was bought, say.
        const isToCome = min === 'today' || isKnownField(name);
        if (isToCome && fits.some(([side]) => side === 'max')) reportPast(report, path, max as Bound);
      }
  },
});

type Bound = number | string;

const isBound = (value: unknown): value is Bound => typeof value === 'number' || typeof value === 'string';

/** How a field is filled in; undefined where its author has said nothing of that. */
function kindOf(name: string, { kind, choices }: Record<string, unknown>): unknown {
  if (isKnownField(name)) return isDateField({ name }) ? 'date' : 'known';
  return kind ?? (choices === undefined ? undefined : 'choice');
}

/** Whether answers can be compared with a bound. */
function fitsField(
  report: Report<typeof codes>,
  { name, path, kind }: { name: string; path: DataPath; kind: unknown },
  { side, bound }: { side: Side; bound: Bound },
): boolean {
  const place = [...path, side];
  const isDate = kind === 'date';
  if (!isDate && kind !== 'number') {
    const meant = kind === undefined ? (typeof bound === 'number' ? 'number' : 'date') : undefined;
    const named: Suggestion = { edits: [{ kind: 'insert', path, name: 'kind', value: meant }] };
    report('form/needless-bound', { path: place }, { name, side, meant }, meant ? [named] : removal(place));
    return false;
  }
  const fits = isDate ? bound === 'today' || (typeof bound === 'string' && isDay(bound)) : typeof bound === 'number';
  if (!fits) report('form/wrong-bound', { path: place }, { side, isDate });
  return fits;
}

function inOrder(report: Report<typeof codes>, path: DataPath, { min, max }: Record<Side, Bound>): void {
  // Which day is today, is clear only once somebody fills it in.
  if (min === 'today' || max === 'today' || min <= max) return;
  const edits = [...replaceWith({ path: [...path, 'min'] }, max), ...replaceWith({ path: [...path, 'max'] }, min)];
  const swapped = { edits: edits.flatMap((suggestion) => suggestion.edits) };
  report('form/reversed-bounds', { path: [...path, 'min'] }, { min, max }, [swapped]);
}

/** Reports a last day that has passed. */
function reportPast(report: Report<typeof codes>, path: DataPath, max: Bound): void {
  // West of Greenwich it may be yesterday still.
  if (typeof max === 'string' && max !== 'today' && max < dayFromToday(-1))
    report('form/past-bound', { path: [...path, 'max'] }, { max });
}
