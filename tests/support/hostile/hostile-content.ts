import type { ContentDocument } from '../../../src/model/content/content.ts';
import type { DataPath, Diagnostic } from '../../../src/model/diagnostics/diagnostic.ts';
import { checkContent } from '../../../src/engine/check/check-content.ts';
import { schemaAt } from '../../../src/engine/schema/walk.ts';
import { createDocument } from '../../../src/engine/read/document.ts';
import type { SiteContent } from '../../../src/engine/read/site-content.ts';

/** A text of a site's content: one of each field, wherever that stands. */
interface Place {
  file: string;
  path: DataPath;
  /** What field it is, the same for all entries of a list: `hero.actions[].href`. */
  field: string;
}

/**
 * One text of every field that a site has. The fixture site uses every field of every schema, so on that it is every
 * text that an author can write.
 */
export function placesIn({ documents }: SiteContent): Place[] {
  const places = new Map<string, Place>();
  for (const { file, kind, data } of documents.values())
    eachText(data, kind, [], (field, path) => {
      if (!places.has(field)) places.set(field, { file, path, field });
    });
  return [...places.values()];
}

function eachText(value: unknown, field: string, path: DataPath, visit: (field: string, path: DataPath) => void): void {
  if (typeof value === 'string') return visit(field, path);
  if (Array.isArray(value))
    return value.forEach((item, index) => eachText(item, `${field}[]`, [...path, index], visit));
  if (value === null || typeof value !== 'object') return;
  // A block is known by its type, whatever it stands in.
  const type = (value as { type?: unknown }).type;
  const own = typeof type === 'string' ? type : field;
  for (const [key, item] of Object.entries(value)) eachText(item, `${own}.${key}`, [...path, key], visit);
}

/** The same site with other data in one file. */
export function withData(content: SiteContent, file: string, data: unknown): SiteContent {
  const before = content.documents.get(file) as ContentDocument;
  const { kind, address } = before;
  const document = createDocument(content.schemas, { file, kind, address }, JSON.stringify(data));
  return { ...content, documents: new Map(content.documents).set(file, document) };
}

/** The same site with another value in one place. */
export const withValue = (content: SiteContent, place: Place, value: unknown): SiteContent =>
  withData(content, place.file, changed(content.documents.get(place.file)?.data, [place], [value]));

/** Data with these values, in turn, in these places. */
function changed(data: unknown, places: Place[], values: readonly unknown[]): unknown {
  const copy = structuredClone(data);
  places.forEach(({ path }, index) => {
    const holder = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], copy);
    (holder as Record<string | number, unknown>)[path.at(-1) ?? ''] = values[index % values.length];
  });
  return copy;
}

/** What decides which block, list or look is shown at all: with anything else there, nothing is. */
const STEERS =
  /^site\.(?:theme|lang$|languages|analytics\.host)|^pricing\.currency$|\.facts\.|\.(?:\$schema|publishAt|unpublishAt)$/;
const STEERING = new Set<string>(['collection', 'shared', 'embed']);

/** Whether a text is one of some that are known, so that another in its place only hides what stands around it. */
function steers({ schemas, documents }: SiteContent, { file, path, field }: Place): boolean {
  const { kind, data, references } = documents.get(file) as ContentDocument;
  const { enum: choices, const: only } = schemaAt(schemas, kind, data, path);
  const role = references.find((reference) => String(reference.path) === String(path))?.role;
  return choices !== undefined || only !== undefined || STEERING.has(role ?? '') || STEERS.test(field);
}

/** The same site with these values, in turn, in all these places at once, but for those that would hide others. */
export function withValues(content: SiteContent, places: Place[], values: readonly unknown[]): SiteContent {
  const free = places.filter((place) => !steers(content, place));
  return [...new Set(free.map(({ file }) => file))].reduce((site, file) => {
    const own = free.filter((place) => place.file === file);
    return withData(site, file, changed(content.documents.get(file)?.data, own, values));
  }, content);
}

/** What others point at by its name: a section, the fact by which a list is split, a fact of the site. */
const NAMES = /\.(?:id|by)$|^site\.facts\./;

const isShared = (file: string): boolean => file.startsWith('pages/_shared/');

/** The same site with a value in every place where the checker takes it, and how many these are. */
export function saturated(content: SiteContent, value: unknown): { site: SiteContent; count: number } {
  let places = [...content.documents.keys()]
    .flatMap((file) => placesOf(content, file))
    .filter((place) => !steers(content, place));
  for (;;) {
    const site = withValues(content, places, [value]);
    const errors = checkContent(site).filter(({ severity }) => severity === 'error');
    if (errors.length === 0) return { site, count: places.length };
    const kept = places.filter((place) => !errors.some((error) => isAt(error, place)));
    // What is wrong where nothing was changed points at something that has another name now, or shows something too large.
    const isLarge = errors.some(({ code }) => code === 'page/too-large');
    const others = places.filter(({ file, field }) => !(isLarge ? isShared(file) : NAMES.test(field)));
    if (kept.length === places.length && others.length === places.length)
      throw new Error(`Nothing explains ${JSON.stringify(errors.slice(0, 3)).slice(0, 1_000)}`);
    places = kept.length < places.length ? kept : others;
  }
}

/** Whether a mistake lies in a place, or around it. */
const isAt = ({ file, location: { path = [] } }: Diagnostic, place: Place): boolean =>
  file === place.file && path.every((key, index) => index >= place.path.length || key === place.path[index]);

/** Every text of one file, each as a place of its own. */
export function placesOf({ documents }: SiteContent, file: string): Place[] {
  const places: Place[] = [];
  const { kind, data } = documents.get(file) as ContentDocument;
  eachText(data, kind, [], (field, path) => places.push({ file, path, field }));
  return places;
}

/** The same site with fields added to every group of one file. */
export function withFields(content: SiteContent, file: string, fields: object): SiteContent {
  const add = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(add);
    if (value === null || typeof value !== 'object') return value;
    return { ...fields, ...Object.fromEntries(Object.entries(value).map(([key, item]) => [key, add(item)])) };
  };
  return withData(content, file, add(content.documents.get(file)?.data));
}

/** Whether the checker lets a site be built as far as one file goes. */
export const isAccepted = (content: SiteContent, file: string): boolean =>
  checkContent(content, new Set([file])).every(({ severity }) => severity !== 'error');
