import leven from 'leven';
import type { DataPath, Diagnostic } from '../../../model/diagnostic.ts';
import { nearest } from '../../../model/nearest.ts';
import { valueAt } from '../../../model/value-at.ts';
import { hasHiddenCharacter } from '../../read/hidden-characters.ts';
import { schemaDiagnostics } from '../../schema/diagnose.ts';
import { setFields, setValue } from '../data.ts';
import type { Draft } from './draft.ts';

/** Mends misspelt fields and block types where there is no doubt what was meant. One repair can uncover the next. */
export function repairNames(draft: Draft): void {
  while (diagnosticsOf(draft).some((diagnostic, _index, all) => mend(draft, diagnostic, all)));
}

function mend(draft: Draft, { code, location, args }: Diagnostic, all: Diagnostic[]): boolean {
  const path = location.path ?? [];
  const blockTypes = [...draft.schemas.blockTypes];
  switch (code) {
    case 'block/unknown-field':
    case 'field/unknown-field': {
      const { name, suggestion: meant, allowed } = args as { name: string; suggestion?: string; allowed: string[] };
      const used = Object.keys(valueAt(draft.data, path.slice(0, -1)) as object).filter((field) => field !== name);
      if (meant === undefined || !isCertain(name, meant, [...allowed, ...used]) || isWantedTwice(path, meant, all)) return false;
      return rename(draft, path, meant);
    }
    case 'block/missing-type': {
      const { wrong } = args as { wrong?: string };
      const type = wrong === undefined ? '' : String(valueAt(draft.data, path));
      const isType = blockTypes.some((known) => known === type || isCertain(type, known, blockTypes));
      return wrong !== undefined && isType && isCertain(wrong, 'type', []) && rename(draft, path, 'type');
    }
    case 'block/unknown-type': {
      const { value, suggestion: meant } = args as { value: unknown; suggestion?: string };
      if (meant === undefined || !isCertain(String(value), meant, blockTypes)) return false;
      setValue(draft.data, path, meant);
      draft.repairs.push({ line: draft.lineOf({ path }), words: `The type "${String(value)}" is now "${meant}".` });
      return true;
    }
    default:
      return false;
  }
}

/** Gives a field its right name, if its value is what that field takes. */
function rename(draft: Draft, path: DataPath, to: string): boolean {
  const holder = path.slice(0, -1);
  const from = path.at(-1) as string;
  const attempt = structuredClone(draft.data);
  const group = valueAt(attempt, holder) as Record<string, unknown>;
  setFields(
    group,
    Object.entries(group).map(([name, value]) => [name === from ? to : name, value]),
  );
  const target = JSON.stringify([...holder, to]);
  const fits = diagnosticsOf({ ...draft, data: attempt }).every(
    ({ location, code }) => code === 'block/unknown-type' || JSON.stringify(location.path) !== target,
  );
  if (!fits) return false;
  draft.repairs.push({ line: draft.lineOf({ path, at: 'key' }), words: `The field "${from}" is now "${to}".` });
  draft.renamed.push({ path: holder, from, to });
  draft.data = attempt;
  return true;
}

/** Whether a word is what was meant but for capitals, or one slip away (in a longer word two) with no other candidate near. */
function isCertain(word: string, meant: string, candidates: string[]): boolean {
  const letters = (text: string): string => [...text].toSorted().join('');
  const [a, b] = [word.toLowerCase(), meant.toLowerCase()];
  const distance = leven(a, b);
  const isSlip = distance <= 1 || (distance === 2 && (word.length >= 5 || letters(a) === letters(b)));
  const others = candidates.filter((candidate) => candidate !== meant);
  // A name with an invisible character is a matter of its own, and looks like another one on purpose perhaps.
  if (hasHiddenCharacter(word)) return false;
  return distance === 0 || (word.length >= 3 && isSlip && nearest(word, others) === undefined);
}

/** Whether two fields of one group would like to have the same name. */
function isWantedTwice(path: DataPath, meant: string, all: Diagnostic[]): boolean {
  const holder = JSON.stringify(path.slice(0, -1));
  const rivals = all.filter(({ code, location, args }) => {
    const isUnknown = code === 'block/unknown-field' || code === 'field/unknown-field';
    return isUnknown && JSON.stringify(location.path?.slice(0, -1)) === holder && (args as { suggestion?: string }).suggestion === meant;
  });
  return rivals.length > 1;
}

function diagnosticsOf({ schemas, file, kind, data }: Draft): Diagnostic[] {
  const { errors } = schemas.validate(kind, data);
  return errors.length > 0 ? schemaDiagnostics(schemas, { file, kind, data }, errors) : [];
}
