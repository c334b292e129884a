import type { DataPath } from '../../../model/diagnostics/diagnostic.ts';
import { isGroup } from '../../../model/content/is-group.ts';
import { walkTo } from '../walk.ts';
import type { Subject } from './subject.ts';

/** A document to try a value in. */
interface BareDocument {
  data: unknown;
  /** The group or list that the value stands in. */
  holder: Record<string | number, unknown>;
  /** Where the value stands. */
  path: DataPath;
}

/**
 * A copy of a document with little else than what bears on one place: of a list on the way the one entry, of a group
 * the fields that its schema names, and what these hold only where it is no list or group. To try thousands of values
 * in the whole document would take that many readings of it.
 */
export function bareDocument({ schemas, kind, data }: Subject, path: DataPath): BareDocument {
  const steps = walkTo(schemas, kind, data, path.slice(0, -1));
  const barePath = path.map((key, depth) => (Array.isArray(steps[depth]?.value) ? 0 : key));
  let inner: unknown;
  let holder: unknown;
  for (const [depth, { schema, value }] of [...steps.entries()].toReversed()) {
    const key = path[depth] as string | number;
    const own = depth === path.length - 1 ? valueIn(value, key) : inner;
    inner = Array.isArray(value) ? [own] : { ...besides(value, schema.properties), ...field(key, own) };
    holder ??= inner;
  }
  return { data: inner, holder: holder as BareDocument['holder'], path: barePath };
}

/** What stands beside a field, as far as a schema could ask for it. */
function besides(group: unknown, properties: object = {}): Record<string, unknown> {
  if (!isGroup(group)) return {};
  const named = Object.keys(properties).filter((name) => Object.hasOwn(group, name));
  return Object.fromEntries(named.map((name) => [name, emptied(group[name])]));
}

function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return isGroup(value) ? {} : value;
}

/** A field by itself; none where nothing stands in it. Not by assignment: it may be called "__proto__". */
const field = (name: string | number, value: unknown): object =>
  value === undefined ? {} : Object.fromEntries([[name, value]]);

const valueIn = (holder: unknown, key: string | number): unknown =>
  structuredClone((holder as Record<string | number, unknown>)[key]);
