import { TOKEN } from '../../model/content/tokens.ts';
import { metaOf } from '../check/codes.ts';
import { schemaCodes } from '../schema/codes.ts';
import { wordsForType } from '../schema/suggestions/samples.ts';
import { alternatives, type Schema } from '../schema/schema.ts';

/** What the editor says under a wrong value, in the words of the checker where these do not depend on the value. */
export function addWords(node: Schema): void {
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
export function limitPlainTexts(node: Schema): void {
  const { maxLength } = node;
  if (maxLength === undefined) return;
  delete node.maxLength;
  Object.assign(node, { if: { pattern: TOKEN.source }, else: { maxLength } });
}

/** How what a role refers to begins, and the code of what does not. What a token stands for, editors do not know. */
const BEGINNINGS: Record<string, { pattern: string; code: string }> = {
  link: { pattern: '^(/|#|[A-Za-z][A-Za-z0-9+.-]*:)|\\{', code: 'link/incomplete-address' },
  image: { pattern: '^/(?!/)|\\{', code: 'image/bad-address' },
  video: { pattern: '^/(?!/)|\\{', code: 'video/elsewhere' },
};

/** Whether an address leads somewhere, the check finds out; that it is none, editors can say at once. */
export function tellBeginning(node: Schema): void {
  const { pattern, code = '' } = BEGINNINGS[String(node['x-role'])] ?? {};
  if (pattern === undefined || node.pattern !== undefined) return;
  const hint = hintOf(metaOf(code).message({} as never, ''));
  Object.assign(node, { pattern, patternErrorMessage: `This cannot be used here. ${hint}` });
}
