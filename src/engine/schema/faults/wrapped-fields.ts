import type { ErrorObject } from 'ajv';
import { isGroup } from '../../../model/content/is-group.ts';
import type { Suggestion } from '../../../model/diagnostics/diagnostic.ts';
import { inPlainLetters } from '../../../model/words/letters/plain-letters.ts';
import type { Schema } from '../schema.ts';
import { fieldCalled } from '../vocabulary/fields-called.ts';
import { codeFor, type Context } from './fault-context.ts';

/** What other programs call a group with the fields of something. */
const WRAPPERS: ReadonlySet<string> = new Set(
  'props properties attributes attrs data content config settings fields options params values page'.split(' '),
);

/**
 * Reports fields of a group that stand in a further one, such as the "props" of a component: that is one mistake. Of
 * several such groups it is the first, since the others may hold the same fields.
 * @param missing the fields that the outer group lacks; those that the inner one has are taken out of it
 * @returns the name of the inner group, which need not be reported by itself; none where there is no such group
 */
export function reportWrapped(context: Context, faults: ErrorObject[], missing: Set<string>): string[] {
  const { kind, path, report } = context;
  const [wrapper] = faults.flatMap((fault) => wrapperIn(fault, missing) ?? []);
  if (!wrapper) return [];
  const { name, meant } = wrapper;
  for (const field of meant) missing.delete(field);
  const belongs = `What it holds belongs here itself: take away "${name}": { and the } at its end.`;
  const location = { path: [...path, name], at: 'key' as const };
  report(codeFor(kind, path, 'unknown-field'), location, { name, belongs, allowed: [] }, unwrap(context, wrapper));
  return [name];
}

interface Wrapper {
  name: string;
  /** The fields of the outer group that are meant by those in it. */
  meant: string[];
  /** Whether all that is in it has the name of such a field. */
  isExact: boolean;
  /** Whether something in it has a name that stands in the outer group already. */
  isTwice: boolean;
}

/**
 * The unknown field of a group that holds fields of the group: at least half of what is in it under a name that is known
 * for that, or all of it, and something that is needed, under any other name.
 */
function wrapperIn(
  { keyword, params, data, parentSchema }: ErrorObject,
  missing: ReadonlySet<string>,
): Wrapper | undefined {
  if (keyword !== 'additionalProperties') return undefined;
  const name = String(params['additionalProperty']);
  const group = data as Record<string, unknown>;
  const inner = group[name];
  if (!isGroup(inner)) return undefined;
  const written = Object.keys(inner);
  const unused = Object.keys((parentSchema as Schema).properties ?? {}).filter((field) => !Object.hasOwn(group, field));
  const meant = written.flatMap((field) => (unused.includes(field) ? field : (fieldCalled(field, unused) ?? [])));
  const isExact = written.every((field) => unused.includes(field));
  const isWrapper = WRAPPERS.has(inPlainLetters(name))
    ? meant.length > 0 && meant.length * 2 >= written.length
    : isExact && written.some((field) => missing.has(field));
  const isTwice = written.some((field) => Object.hasOwn(group, field));
  return isWrapper ? { name, meant, isExact, isTwice } : undefined;
}

const unwrap = ({ path }: Context, { name, isExact, isTwice }: Wrapper): Suggestion[] =>
  isTwice ? [] : [{ edits: [{ kind: 'unwrap', path: [...path, name] }], certain: isExact }];
