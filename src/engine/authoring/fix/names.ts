import leven from 'leven';
import type { Finding } from '../../check/finding.ts';
import { hasHiddenCharacter } from '../../read/hidden-characters.ts';
import { near } from '../../../model/near.ts';
import { schemaFindings } from '../../schema/schema-problems.ts';
import { blockTypes } from '../../schema/schema-walk.ts';
import { validate } from '../../schema/validate.ts';
import type { DataPath, DocumentKind } from '../../../model/content.ts';
import { valueAt } from '../../../model/value-at.ts';
import { setFields, setValue } from '../data.ts';
import type { Draft } from './draft.ts';

/** Mends misspelt fields and block types where there is no doubt what was meant. One repair can uncover the next. */
export function repairNames(draft: Draft): void {
  while (findingsOf(draft.kind, draft.data).some((finding, _index, all) => mend(draft, finding, all)));
}

function mend(draft: Draft, { code, spot, args }: Finding, all: Finding[]): boolean {
  const path = spot.path ?? [];
  switch (code) {
    case 'block/unknown-field':
    case 'field/unknown-field': {
      const { name, near: meant, allowed } = args as { name: string; near?: string; allowed: string[] };
      const used = Object.keys(valueAt(draft.data, path.slice(0, -1)) as object).filter((field) => field !== name);
      if (meant === undefined || !isCertain(name, meant, [...allowed, ...used]) || isWantedTwice(path, meant, all)) return false;
      return rename(draft, path, meant);
    }
    case 'block/missing-type': {
      const { wrong } = args as { wrong?: string };
      const type = wrong === undefined ? '' : String(valueAt(draft.data, path));
      const isType = blockTypes().some((known) => known === type || isCertain(type, known, blockTypes()));
      return wrong !== undefined && isType && isCertain(wrong, 'type', []) && rename(draft, path, 'type');
    }
    case 'block/unknown-type': {
      const { value, near: meant } = args as { value: unknown; near?: string };
      if (meant === undefined || !isCertain(String(value), meant, blockTypes())) return false;
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
  const fits = findingsOf(draft.kind, attempt).every(({ spot, code }) => code === 'block/unknown-type' || JSON.stringify(spot.path) !== target);
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
  return distance === 0 || (word.length >= 3 && isSlip && near(word, others) === undefined);
}

/** Whether two fields of one group would like to have the same name. */
function isWantedTwice(path: DataPath, meant: string, all: Finding[]): boolean {
  const holder = JSON.stringify(path.slice(0, -1));
  const rivals = all.filter(({ code, spot, args }) => {
    const isUnknown = code === 'block/unknown-field' || code === 'field/unknown-field';
    return isUnknown && JSON.stringify(spot.path?.slice(0, -1)) === holder && (args as { near?: string }).near === meant;
  });
  return rivals.length > 1;
}

function findingsOf(kind: DocumentKind, data: unknown): Finding[] {
  const { errors } = validate(kind, data);
  return errors.length > 0 ? schemaFindings(kind, data, errors) : [];
}
