import { visit } from 'jsonc-parser';
import { reportInto } from '../../model/diagnostics/codes.ts';
import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import { replaceWith } from '../../model/diagnostics/suggestions.ts';
import { schemaCodes } from '../schema/codes.ts';
import type { Subject } from '../schema/suggestions/subject.ts';
import type { Schema } from '../schema/schema.ts';
import { schemaAt } from '../schema/walk.ts';

/** What a file has at least if a number of it cannot be kept: 16 digits in a row, or a power of ten. */
const MAYBE = /[\d.]{16}|\d[eE][+-]?\d{2}/;
/** How much of a number is shown. */
const MAX_LENGTH = 40;

/** Numbers of which another one is kept than is written. */
export function roundedNumbers({
  file,
  text,
  schemas,
  kind,
  data,
}: Subject & { file: string; text: string }): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  if (!MAYBE.test(text)) return diagnostics;
  const report = reportInto(diagnostics, file, schemaCodes);
  visit(text, {
    onLiteralValue: (value, offset, length, _line, _column, pathOf) => {
      if (typeof value !== 'number') return;
      const written = text.slice(offset, offset + length);
      const kept = Number.isFinite(value) ? String(value) : undefined;
      if (kept !== undefined && plain(kept) === plain(written)) return;
      const path = pathOf();
      const mayBeText = takesText(schemaAt(schemas, kind, data, path));
      const short = written.length > MAX_LENGTH ? `${written.slice(0, MAX_LENGTH / 2)}…${written.slice(-4)}` : written;
      report(
        'field/rounded-number',
        { path },
        { written: short, mayBeText, ...(kept !== undefined && { kept }) },
        mayBeText ? replaceWith({ path }, written, { certain: true }) : [],
      );
    },
  });
  return diagnostics;
}

/** Whether a number is so large that there is none in its place. */
export const isEndless = ({ code, args }: Diagnostic): boolean =>
  code === 'field/rounded-number' && (args as { kept?: string }).kept === undefined;

const takesText = ({ type, anyOf = [] }: Schema): boolean => [type].flat().includes('string') || anyOf.some(takesText);

/** A number by its digits and the power of ten of the last one: the same for each way to write it. */
function plain(number: string): string {
  const [, whole = '', part = '', power = '0'] = /^-?(\d*)\.?(\d*)(?:e(.*))?$/i.exec(number) ?? [];
  const digits = (whole + part).replace(/^0+/, '');
  let end = digits.length;
  while (digits[end - 1] === '0') end--;
  return end === 0 ? '0' : `${digits.slice(0, end)}e${Number(power) - part.length + digits.length - end}`;
}
