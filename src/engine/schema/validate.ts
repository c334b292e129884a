import type { DocumentKind } from '../../model/content/content.ts';
import { keyOfData } from '../../model/content/same-data.ts';
import type { DataPath } from '../../model/diagnostics/diagnostic.ts';
import { getOrInsert } from '../../model/memoize.ts';
import { choicesNamed } from './choices.ts';
import { createCompiler, envelopeName } from './compile.ts';
import { pathOfPointer } from './pointer.ts';
import type { Definitions } from './definitions.ts';
import type { Patterns } from './patterns.ts';
import type { Run, Validation, Validator } from './validator.ts';

/** Compares data with the schema of its kind. Throws a `ToolError` when that schema itself is broken. */
export type Validate = (kind: DocumentKind, data: unknown) => Validation;

/** Where in a list something stands that stands behind it once more. */
function twiceIn(list: readonly unknown[]): { i: number; j: number } | undefined {
  const plain = new Map<unknown, number>();
  const holders = new Map<string, number>();
  for (let i = list.length - 1; i >= 0; i--) {
    const item = list[i];
    const isPlain = typeof item !== 'object' || item === null;
    const key = isPlain ? '' : keyOfData(item);
    const j = isPlain ? plain.get(item) : holders.get(key);
    if (j !== undefined) return { i, j };
    if (isPlain) plain.set(item, i);
    else holders.set(key, i);
  }
  return undefined;
}

/** Two lists as one: the first one grows. */
function joined<T>(all: T[] | null, more: T[]): T[] {
  if (all === null) return more;
  for (const each of more) all.push(each);
  return all;
}

/**
 * The validator of some schemas.
 * @param compiled those that need not be compiled; the others join them when they are first asked for
 */
export function createValidate(schemas: Definitions, compiled: Map<string, Validator>, patterns: Patterns): Validate {
  const done = [...compiled.keys()];
  let compile: ReturnType<typeof createCompiler> | undefined;
  const validatorOf = (name: string): Validator =>
    getOrInsert(compiled, name, () => (compile ??= createCompiler(schemas, done, patterns))(name), Infinity);
  const types = new Set<unknown>(schemas.blockTypes);
  const choices = new Map<string, Set<unknown>>();
  const help: Omit<Run, keyof Validation> & ThisType<Run> = {
    collect(role, value, pointer) {
      if (typeof value === 'string' || role === 'factMatch')
        this.references.push({ role, value, path: referencePath(pointer) });
    },
    checkBlock(block, instancePath) {
      const type = (block as { type?: unknown } | null)?.type;
      if (types.has(type)) run(validatorOf(type as string), this, block, { instancePath });
    },
    isChoice: (name, value) => getOrInsert(choices, name, () => new Set(choicesNamed(schemas, name))).has(value),
    twiceIn,
    joined,
  };
  return (kind, data) => {
    const found: Run = { references: [], errors: [], ...help };
    run(validatorOf(envelopeName(kind)), found, data);
    return { references: found.references, errors: found.errors };
  };
}

function run(validator: Validator, found: Run, data: unknown, place?: { instancePath: string }): void {
  if (validator.call(found, data, place)) return;
  for (const error of validator.errors ?? []) found.errors.push(error);
}

/** Pages resemble each other, so the same few thousand places come again and again. Nobody changes a path. */
const paths = new Map<string, DataPath>();
const MAX_CACHED = 20_000;

function referencePath(pointer: string): DataPath {
  return getOrInsert(paths, pointer, () => pathOfPointer(pointer), MAX_CACHED);
}
