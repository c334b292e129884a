import { codes, isAdvice } from '../check/codes.ts';
import { offeredFor, type Schema } from '../schema/schema.ts';
import { deref as derefIn } from '../schema/schemas.ts';
import { ICON_NAMES_REF } from './icon-names.ts';
import { addWords, limitPlainTexts, tellBeginning } from './messages.ts';
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
    // Read by the checker alone, and a tenth of what editors would load.
    delete node['x-notFields'];
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
