import type { DataPath, Edit, Suggestion } from '../../../model/diagnostics/diagnostic.ts';
import { isGroup } from '../../../model/content/is-group.ts';
import { valueAt } from '../../../model/content/value-at.ts';
import { isInBlock, schemaAt } from '../walk.ts';
import type { Schema } from '../schema.ts';
import { deref } from '../schemas.ts';
import { fieldsCalled } from '../vocabulary/fields-called.ts';
import type { Context } from './fault-context.ts';

/** The groups of the same block, or else of the same file, that have a field of this name: "date" stands in "facts". */
function placesOf({ schemas, kind, data, path }: Context, name: string): DataPath[] {
  // Every block has one, and no field of a form is meant for it.
  if (name === 'type') return [];
  const isWithin = isInBlock(kind, path);
  for (let length = path.length; length >= 0; length--) {
    const group = path.slice(0, length);
    if (isWithin && !isInBlock(kind, group)) return [];
    const schema = schemaAt(schemas, kind, data, group);
    if (length < path.length && has(schema, name)) return [group];
    // What stands beside a list is no place for what belongs to one of its entries.
    if (path.slice(length).some((part) => typeof part === 'number')) continue;
    const groups = Object.entries(schema.properties ?? {}).filter(([, part]) => has(deref(schemas, part), name));
    if (groups.length > 0) return groups.map(([part]) => [...group, part]);
  }
  return [];
}

/** Where the names in a group are its author's choice, the example has those that most choose. */
const has = ({ type, properties = {}, examples = [] }: Schema, name: string): boolean =>
  type === 'object' && [properties, ...examples].some((fields) => isGroup(fields) && Object.hasOwn(fields, name));

/**
 * The words for a field that belongs into an entry of a list that is needed and not there: "links" of a list of links
 * stand in its "groups".
 */
export function inEntryOf(
  { schemas, data, path }: Context,
  { properties = {}, required = [] }: Schema,
  name: string,
): { list: string; words: string } | undefined {
  const isThere = (list: string): boolean => Object.hasOwn(Object(valueAt(data, path)) as object, list);
  for (const list of required) {
    const { items } = deref(schemas, properties[list]);
    const entry = items && deref(schemas, items);
    const to = [name, ...fieldsCalled(name)].find((field) => entry && has(entry, field));
    if (to === undefined || isThere(list)) continue;
    const fields = [...new Set([...(entry?.required ?? []), to])].map((field) => `"${field}": …`);
    return { list, words: `Write it into an entry of "${list}": "${list}": [{ ${fields.join(', ')} }]` };
  }
  return undefined;
}

/** The suggestion to move a field to its only place, by its name there; none where something has that name. */
export function moveTo({ data, path }: Context, name: string, { to, places }: Belonging): Suggestion[] {
  const [place] = places;
  if (!place || places.length > 1) return [];
  const field = [...path, name];
  const value = valueAt(data, field);
  const there = valueAt(data, place);
  if (there !== undefined && (!isGroup(there) || Object.hasOwn(there, to))) return [];
  const insert: Edit =
    there === undefined
      ? { kind: 'insert', path: place.slice(0, -1), name: String(place.at(-1)), value: { [to]: value } }
      : { kind: 'insert', path: place, name: to, value };
  return [{ edits: [insert, { kind: 'remove', path: field }] }];
}

/** Where a field belongs, and what it is called there. */
interface Belonging {
  to: string;
  places: DataPath[];
}

/** Where a field belongs by its name, or by what others call so. */
export function belongingOf(context: Context, name: string): Belonging {
  const names = [name, ...fieldsCalled(name)];
  const found = names.map((to) => ({ to, places: placesOf(context, to) }));
  return found.find(({ places }) => places.length > 0) ?? { to: name, places: [] };
}

/**
 * Places in the words of an author, seen from the group in which a field stands now; undefined where there are none.
 */
export function wordsForPlaces(path: DataPath, { to, places }: Belonging): string | undefined {
  const [place, ...others] = places;
  if (!place) return undefined;
  if (others.length > 0) return `Write it into ${places.map((each) => `"${each.at(-1)}"`).join(' or ')}.`;
  const isOutside = place.length < path.length && place.every((part, index) => part === path[index]);
  if (isOutside) return `Write it outside of "${path[place.length]}".`;
  return `Write it into "${place.at(-1)}", as "${place.at(-1)}": { "${to}": … }`;
}
