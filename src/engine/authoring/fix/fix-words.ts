import type { Replacement } from '../../../model/diagnostics/codes.ts';
import type { Diagnostic, Edit, Location } from '../../../model/diagnostics/diagnostic.ts';
import { valueAt } from '../../../model/content/value-at.ts';
import type { ParsedText } from '../../read/parsed-text.ts';
import { applyChanges } from '../../read/text-change.ts';
import { sharedLetters } from '../../../model/words/letters/shared-letters.ts';
import { listed, shown } from '../../../model/words/phrases.ts';
import { metaOf } from '../../check/codes.ts';
import { changesOf } from '../edits.ts';

/** What was done about a diagnostic, in an author's words. */
export function fixWords(
  { code, args, location }: Diagnostic,
  edits: Edit[],
  parsed: ParsedText,
  data?: unknown,
): string {
  const [first] = edits;
  if (first?.kind === 'rename') return `The field "${String(first.path.at(-1))}" is now "${first.name}".`;
  if (first?.kind === 'unwrap') return `What "${String(first.path.at(-1))}" held now stands beside it in its place.`;
  const gone = edits
    .filter(({ kind }) => kind === 'remove')
    .map((edit) => String((edit as { path: unknown[] }).path.at(-1)));
  if (first?.kind === 'insert' && gone.length > 0)
    return `${listed(gone)} ${gone.length > 1 ? 'now stand' : 'now stands'} in "${first.name}".`;
  if (first?.kind === 'remove') {
    const [list, name] = first.path.slice(-2);
    return typeof name === 'number' ? `An entry of "${String(list)}" was removed.` : `"${String(name)}" was removed.`;
  }
  if (first?.kind !== 'replace') return signWords(edits, parsed);
  const value = valueAt(data, location.path ?? []);
  const { within } = first.location;
  const before =
    within && typeof value === 'string' ? value.slice(within.offset, within.offset + within.length) : value;
  const [from, into] = apart(before, first.value);
  const was = typeof before === 'number' ? sourceAt(parsed, location) : shown(from);
  const count = edits.filter(({ kind }) => kind === 'replace').length;
  const replacement: Replacement = { before, after: first.value, was, is: shown(into), count };
  return metaOf(code).done?.(args as never, replacement) ?? `${was} is now ${replacement.is}.`;
}

function sourceAt({ text, rangeOf }: ParsedText, { path = [] }: Location): string {
  const { offset, length } = rangeOf({ path });
  return text.slice(offset, offset + length);
}

/** Letters of a text that are shown. */
const SHOWN = 56;

/** Two texts from the words on in which they differ, where they would else be cut off before these. */
function apart(before: unknown, after: unknown): [unknown, unknown] {
  if (typeof before !== 'string' || typeof after !== 'string' || Math.max(before.length, after.length) <= SHOWN)
    return [before, after];
  const alike = sharedLetters(before, after);
  const start = before.lastIndexOf(' ', alike - SHOWN / 4) + 1;
  return alike < SHOWN / 2 || start === 0 ? [before, after] : [`…${before.slice(start)}`, `…${after.slice(start)}`];
}

/** What is said of signs: what they were and are, with the words around them. */
function signWords(edits: Edit[], parsed: ParsedText): string {
  const { text } = parsed;
  const changes = changesOf(text, edits, parsed).toSorted((a, b) => a.offset - b.offset);
  const [only, ...others] = changes.map(
    ({ offset, length, text: put }) => [text.slice(offset, offset + length), put] as const,
  );
  if (!only) return '';
  const [removed, added] = only;
  if (added === '\\n' && removed.includes('\n'))
    return others.length > 0 ? 'The line breaks in the text are now \\n.' : 'The line break in the text is now \\n.';
  if (added.startsWith('\\t')) return 'The tabs in the text are now \\t.';
  if (INVISIBLE.test(removed))
    return others.length > 0
      ? 'Spaces of another kind are now plain ones.'
      : 'A character that nobody sees is now a plain space.';
  if (others.length === 0 && added === '')
    return removed === ',' ? 'A comma too many was removed.' : `${named(removed)} was removed.`;
  if (others.length === 0 && removed === '') return `The missing ${SIGNS[added.trim()] ?? named(added)} was added.`;
  const start = changes[0]!.offset;
  const before = text.slice(start, changes.at(-1)!.offset + changes.at(-1)!.length);
  const fromEnd = changes.toReversed().map((change) => ({ ...change, offset: change.offset - start }));
  return `${named(before)} is now ${named(applyChanges(before, fromEnd))}.`;
}

const SIGNS: Record<string, string> = { ',': 'comma', ':': 'colon', '"': 'quote' };
/** What stands there and is no plain space or line break. */
const INVISIBLE = /^(?=.)[^\S \n\r]*[\p{Cf}\p{Cc}]*$/u;

/** Signs as they are written, on one line and shortened in the middle. */
function named(signs: string): string {
  const line = signs.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 29)}…${line.slice(-29)}` : line;
}
