import { isPictureVariant } from '../../model/page/picture-variants.ts';
import { alternatives, offeredFor, type Schema } from '../schema/schema.ts';

/** Looks up a schema node behind its reference; what stands beside the reference wins. */
export type Deref = (node: Schema | undefined) => Schema;

/** What a site has to refer to, by what is offered where something refers to it. */
export type SiteValues = Readonly<Record<string, readonly string[]>>;

/** More choices than this are a list to search, not a menu to step through. */
const MAX_CHOICES = 12;

/** What means something in a menu. */
const MENU_SIGNS = /[,|$}\\"]/;

/**
 * Turns a sample value into the body of an editor snippet: every text and every number becomes a tab stop, in reading
 * order; a choice becomes a menu. A text that begins with `^` is inserted as it stands after that sign, which is how
 * the JSON language service lets a body hold placeholders.
 * @param values of a site that the sample is not from: where it refers to what is not there, those are the choices
 */
export function snippetBody(sample: unknown, schema: Schema, deref: Deref, values: SiteValues = {}): unknown {
  let stops = 0;
  const body = (value: unknown, node: Schema): unknown => {
    if (Array.isArray(value)) return value.map((item) => body(item, deref(node.items)));
    if (value !== null && typeof value === 'object') {
      const fields = ofBlock(node, value, deref).properties ?? {};
      const there = Object.entries(value).filter(
        ([name, item]) => !isPictureVariant(name) || insteadOf(item, deref(fields[name]), values) === undefined,
      );
      return Object.fromEntries(there.map(([name, item]) => [name, body(item, deref(fields[name]))]));
    }
    if (typeof value === 'number' && node.const === undefined) {
      stops += 1;
      const choices = enumFrom(value, node);
      return choices ? `^\${${stops}|${choices.join(',')}|}` : `^\${${stops}:${value}}`;
    }
    if (typeof value !== 'string' || node.const !== undefined || node['x-role'] === 'blockType') return value;
    stops += 1;
    const choices = insteadOf(value, node, values) ?? enumFrom(value, node);
    if (choices?.length === 0) return `^"$${stops}"`;
    if (choices) return `^"\${${stops}|${choices.join(',')}|}"`;
    return value === '' ? `^"$${stops}"` : `^"\${${stops}:${escaped(value)}}"`;
  };
  return body(sample, schema);
}

const enumFrom = (value: string | number, { enum: choices }: Schema): unknown[] | undefined =>
  choices && choices.length <= MAX_CHOICES ? [value, ...choices.filter((choice) => choice !== value)] : undefined;

/** What a site has in place of something that it does not have. */
function insteadOf(value: unknown, node: Schema, values: SiteValues): string[] | undefined {
  const there = values[offeredFor(node)];
  if (there === undefined || !isOfSite(value, node) || there.includes(value)) return undefined;
  return there.filter((each) => !MENU_SIGNS.test(each)).slice(0, MAX_CHOICES);
}

/** A link can also lead to a section, or elsewhere. */
const isOfSite = (value: unknown, node: Schema): value is string =>
  typeof value === 'string' && (node['x-role'] !== 'link' || value.startsWith('/'));

/** The fields that must be there, each with its example, or empty. Undefined where nothing is required. */
export function requiredSample(node: Schema, deref: Deref): Record<string, unknown> | undefined {
  const { fields = alternatives(node) } = (node['x-needsOne'] ?? {}) as { fields?: string[] };
  const needed = new Set([...(node.required ?? []), ...fields.slice(0, 1)]);
  if (needed.size === 0) return undefined;
  const ordered = Object.entries(node.properties ?? {}).filter(([name]) => needed.has(name));
  return Object.fromEntries(ordered.map(([name, field]) => [name, emptySample(deref(field), deref)]));
}

/** A snippet body as text. */
export function snippetText(body: unknown): string {
  return JSON.stringify(body, null, '\t').replace(
    /"\^((?:[^"\\]|\\.)*)"/g,
    (_all, raw: string) => JSON.parse(`"${raw}"`) as string,
  );
}

function emptySample(node: Schema, deref: Deref): unknown {
  if (node.const !== undefined) return node.const;
  if (node.enum) return node.examples?.[0] ?? node.enum[0];
  if (node.type === 'array') return [emptySample(deref(node.items), deref)];
  if (node.type === 'object') return node.examples?.[0] ?? requiredSample(node, deref) ?? {};
  if (node.type === 'boolean') return true;
  if (node.type === 'number' || node.type === 'integer') return node.examples?.[0] ?? 1;
  return node['x-code'] === 'text/blank' ? '' : (node.examples?.[0] ?? '');
}

/** The union of blocks, narrowed to the type of a sample. */
function ofBlock(node: Schema, value: object, deref: Deref): Schema {
  const type = (value as { type?: unknown }).type;
  const condition = node.allOf?.find((each) => each.if?.properties?.['type']?.const === type);
  return condition ? deref(condition.then) : node;
}

/** A text inside a placeholder inside quotes. */
function escaped(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replace(/[\\$}]/g, '\\$&');
}
