import { TOKEN } from '../../model/content/tokens.ts';
import { codes, isAdvice, metaOf } from '../check/codes.ts';
import { schemaCodes } from '../schema/codes.ts';
import { wordsForType } from '../schema/suggestions/samples.ts';
import { alternatives, offeredFor, type Schema } from '../schema/schema.ts';
import { deref as derefIn } from '../schema/schemas.ts';
import { ICON_NAMES_REF } from './icon-names.ts';
import { OFFERED, offersRef } from './offers.ts';
import { requiredSample, snippetBody, type Deref, type SiteValues } from './snippets.ts';

/** Every type there is. Of the first, editors put in no value. */
const ANY_TYPE = ['boolean', 'string', 'number', 'array', 'object', 'null'];

/**
 * Adds to a bundle what only editors read: the checker's words for each mistake, snippets, the order of fields, and the
 * offers of this site. None of it changes what is valid, but for the length of texts with tokens: those take the room
 * of what they stand for, which editors do not know.
 * @param values of a site that snippets are to fit; the examples of schemas are those of this repository's
 */
export function annotate(bundle: Schema, values?: SiteValues): Schema {
  const deref: Deref = (node) => derefIn({ $defs: bundle.$defs ?? {} }, node);
  spellOut(bundle, deref);
  const nodes = nodesOf(bundle);
  for (const node of nodes) describeEntry(node);
  // Snippets first: some need the examples that are left out below.
  for (const node of nodes) addSnippets(node, deref, values);
  for (const node of nodes) {
    addWords(node);
    limitPlainTexts(node);
    tellBeginning(node);
    addOffers(node);
    sortFields(node);
    offerTheOther(node);
    describeAdvice(node);
    sortChoices(node);
    openValues(node);
    // An example would be offered as if it were meant for this page; a snippet offers it to be typed over.
    if (node['x-code'] === 'text/blank' || node.defaultSnippets || offeredAt(node)) delete node.examples;
  }
  return bundle;
}

/**
 * Replaces each reference that has words of its own beside it by what it refers to, with these words.
 * Editors let the words of what is referred to win, so that every heading would be "The heading of the section".
 */
function spellOut(bundle: Schema, deref: Deref): void {
  for (const node of nodesOf(bundle)) {
    if (node.$ref === undefined || Object.keys(node).length === 1) continue;
    Object.assign(node, structuredClone(deref(node)));
    delete node.$ref;
    spellOut(node, deref);
  }
}

/** Every node that describes a value. Conditions only choose between such nodes. */
function nodesOf(node: Schema): Schema[] {
  const { properties = {}, $defs = {}, items, additionalProperties, propertyNames, anyOf = [] } = node;
  const inner = [...Object.values(properties), ...Object.values($defs), items, additionalProperties, propertyNames];
  return [node, ...[...inner, ...anyOf].flatMap((child) => (typeof child === 'object' ? nodesOf(child) : []))];
}

/** An entry that says nothing of itself is told in the words of its list. */
function describeEntry({ items, description }: Schema): void {
  if (items?.type !== 'object' || items.description !== undefined) return;
  Object.assign(items, { description, markdownDescription: description });
}

function addSnippets(node: Schema, deref: Deref, values?: SiteValues): void {
  if (node.$ref || node.type !== 'object' || node.title === undefined) return;
  if (node.title === 'Block') {
    const types = node.properties?.['type']?.enum as string[];
    // Editors would offer the field of a condition, with its value, before the field itself.
    for (const condition of node.allOf ?? [])
      Object.assign(condition.if?.properties?.['type'] ?? {}, { doNotSuggest: true });
    node.defaultSnippets = types.map((label) => {
      const schema = deref({ $ref: `#/$defs/${label}` });
      return { label, description: schema.description, body: snippetBody(schema.examples?.[0], schema, deref, values) };
    });
    return;
  }
  const type = node.properties?.['type'];
  if (type?.const !== undefined) {
    // What the union says of a block and its type is enough: an editor shows what it meets first.
    Object.assign(type, { doNotSuggest: true, description: undefined, markdownDescription: undefined });
    return;
  }
  // What is required of a whole file is too much to type over; it has an example or no snippet.
  const sample = node.examples?.[0] ?? (node.properties?.['$schema'] ? undefined : requiredSample(node, deref));
  if (sample === undefined) return;
  node.defaultSnippets = [
    { label: node.title.toLowerCase(), description: node.description, body: snippetBody(sample, node, deref, values) },
  ];
}

/** What the editor says under a wrong value, in the words of the checker where these do not depend on the value. */
function addWords(node: Schema): void {
  const words = wordsFor(node);
  if (words !== undefined) node.errorMessage = words;
  // Editors have words of their own for a choice of one, but take ours for what must not be: that it is not so.
  if (node['x-oneOfMessage'] !== undefined) {
    node.allOf = [{ not: { not: { oneOf: node.oneOf } }, errorMessage: String(node['x-oneOfMessage']) }];
    delete node.oneOf;
  }
  // Which of several a group lacks, a rule says better; an editor has only this.
  const { fields: ways, message } = (node['x-needsOne'] ?? {}) as { fields?: string[]; message?: string };
  if (ways !== undefined) {
    node.allOf = [{ not: { not: { anyOf: ways.map((name) => ({ required: [name] })) } }, errorMessage: message }];
    delete node['x-needsOne'];
  }
  const needed = alternatives(node);
  if (needed.length > 0) {
    const errorMessage = schemaCodes['block/empty'].message({ names: needed }, 'This block').join(' ');
    // A field that is only to be there is not offered a second time, without a value.
    const ways = node.anyOf?.map(({ properties, ...way }) => ({
      ...way,
      ...(properties && { properties: unoffered(properties) }),
    }));
    node.allOf = [{ not: { not: { anyOf: ways } }, errorMessage }];
    delete node.anyOf;
  }
  // Editors have one message for a field too many and for a value that is no group, unless that is asked beside it.
  if (node.type === 'object' && node.additionalProperties === false) {
    const errorMessage = `This must be ${wordsForType(node)}. ${fieldsOf(node)}`;
    node.allOf = [...(node.allOf ?? []), { type: 'object', errorMessage }];
    delete node.type;
  }
  // The folder's settings already say where help is, and what a command notes is not to be written.
  for (const name of ['$schema', 'translatedFrom'])
    if (node.properties?.[name]) Object.assign(node.properties[name], { doNotSuggest: true });
}

const unoffered = (fields: Record<string, Schema>): Record<string, Schema> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, doNotSuggest: true }]));

function wordsFor(node: Schema): string | undefined {
  if (node.$ref) return undefined;
  const choices = node.enum ?? (node.const === undefined ? undefined : [node.const]);
  if (choices && node['x-code'] === 'block/unknown-type')
    return `There is no block of this type. ${hintOf(schemaCodes['block/unknown-type'].message({ value: '', types: choices as string[] }, ''))}`;
  if (choices)
    return `This cannot be used here. ${hintOf(schemaCodes['field/unknown-choice'].message({ value: '', allowed: choices }, ''))}`;
  if (node.additionalProperties === false) return `This cannot stand here. ${fieldsOf(node)}`;
  return node.type === undefined ? undefined : `This must be ${wordsForType(node)}.`;
}

function fieldsOf({ properties = {} }: Schema): string {
  const allowed = Object.keys(properties).filter((name) => name !== '$schema');
  return hintOf(schemaCodes['field/unknown-field'].message({ name: '', allowed }, ''));
}

const hintOf = ([, hint = '']: [string, string?]): string => hint;

/** A limit holds for texts without tokens; the others are left to the checker, which counts what visitors read. */
function limitPlainTexts(node: Schema): void {
  const { maxLength } = node;
  if (maxLength === undefined) return;
  delete node.maxLength;
  Object.assign(node, { if: { pattern: TOKEN.source }, else: { maxLength } });
}

/** Whoever asks for yes or no wants what does not hold without the field. */
function offerTheOther(node: Schema): void {
  if (typeof node.default !== 'boolean') return;
  node.examples = [!node.default];
  delete node.default;
}

/** A code says little by itself: beside each stands what it is about. */
function describeAdvice(node: Schema): void {
  if (node.enum?.every((name) => isAdvice(String(name))))
    node['enumDescriptions'] = node.enum.map((name) => codes[String(name)]?.title);
}

/** Of a field that takes anything, editors put in the name alone; with all kinds of values, the colon, too. */
function openValues({ properties = {} }: Schema): void {
  for (const field of Object.values(properties))
    if (!['type', 'enum', 'const', '$ref', 'properties'].some((keyword) => keyword in field))
      field.type = [...ANY_TYPE];
}

/** Choices are offered as the schema has them, from the usual one on; types of blocks by name, as there are so many. */
function sortChoices(node: Schema): void {
  if (!node.enum || node['x-role'] === 'blockType') return;
  node['enumSortTexts'] = node.enum.map((_choice, place) => String(place).padStart(3, '0'));
}

/** How what a role refers to begins, and the code of what does not. What a token stands for, editors do not know. */
const BEGINNINGS: Record<string, { pattern: string; code: string }> = {
  link: { pattern: '^(/|#|[A-Za-z][A-Za-z0-9+.-]*:)|\\{', code: 'link/incomplete-address' },
  image: { pattern: '^/(?!/)|\\{', code: 'image/bad-address' },
  video: { pattern: '^/(?!/)|\\{', code: 'video/elsewhere' },
};

/** Whether an address leads somewhere, the check finds out; that it is none, editors can say at once. */
function tellBeginning(node: Schema): void {
  const { pattern, code = '' } = BEGINNINGS[String(node['x-role'])] ?? {};
  if (pattern === undefined || node.pattern !== undefined) return;
  const hint = hintOf(metaOf(code).message({} as never, ''));
  Object.assign(node, { pattern, patternErrorMessage: `This cannot be used here. ${hint}` });
}

const offeredAt = (node: Schema) => OFFERED.find((name) => name === offeredFor(node));

function addOffers(node: Schema): void {
  const offered = offeredAt(node);
  if (offered) node.allOf = [{ $ref: offersRef(offered) }];
  if (node['x-role'] === 'icon') node.allOf = [{ $ref: ICON_NAMES_REF }];
}

/** Required fields are offered first, then the others as the schema has them. */
function sortFields({ properties = {}, required = [] }: Schema): void {
  const names = Object.keys(properties);
  const ordered = [
    ...names.filter((name) => required.includes(name)),
    ...names.filter((name) => !required.includes(name)),
  ];
  for (const [place, name] of ordered.entries())
    (properties[name] as Schema)['suggestSortText'] = String(place).padStart(2, '0');
}
