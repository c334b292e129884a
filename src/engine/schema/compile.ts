import type { CodeKeywordDefinition, CodeOptions } from 'ajv';
import { Ajv2020 as Ajv } from 'ajv/dist/2020.js';
import { _, Name, str } from 'ajv/dist/compile/codegen/index.js';
import type { DocumentKind } from '../../model/content/content.ts';
import { ToolError } from '../../model/diagnostics/tool-error.ts';
import { BLOCK_TYPES, withNamedChoices } from './choices.ts';
import type { Definitions } from './definitions.ts';
import type { Patterns } from './patterns.ts';
import type { Schema } from './schema.ts';
import type { Validator } from './validator.ts';

/** What is compiled: nothing in the code that comes of it belongs to one root, but for its own kinds of blocks. */
type Compiled = Pick<Definitions, '$defs' | 'envelopes' | 'blockTypes'>;

/** Keywords that only people and editors read. They are left out: compiled code carries the schemas with it. */
const PROSE = new Set([
  'description',
  'markdownDescription',
  'enumDescriptions',
  'markdownEnumDescriptions',
  'defaultSnippets',
  'x-use',
  'x-also',
  'x-english',
  'x-needsOne',
  'x-offers',
  'x-searched',
]);

/** Keywords of ours that diagnostics are made with. */
const WORDS = [
  'patternErrorMessage',
  'x-code',
  'x-limitReason',
  'x-notFields',
  'x-oneOfMessage',
  'x-otherwise',
  'x-languages',
  'x-perLanguage',
  'x-group',
  'x-opens-page',
  'x-csp',
  'x-names',
];

const ENVELOPE = 'Envelope';

/** The validator of the documents of a kind, by its name. The one of a kind of blocks has the name of the type. */
export const envelopeName = (kind: DocumentKind): string => kind + ENVELOPE;

/** Everything that has a validator, and where it is described. */
export function validatorRefs(schemas: Compiled): Record<string, string> {
  const kinds = Object.keys(schemas.envelopes).map((kind) => envelopeName(kind as DocumentKind));
  return Object.fromEntries([...kinds, ...schemas.blockTypes].map((name) => [name, refOf(name)]));
}

const refOf = (name: string): string => `content#/$defs/${name}`;

/**
 * Makes validators, each when it is asked for. Throws a `ToolError` when a schema is broken.
 * @param done those that nobody will ask for
 */
export function createCompiler(
  schemas: Compiled,
  done: readonly string[],
  patterns: Patterns,
): (name: string) => Validator {
  const left = Object.keys(validatorRefs(schemas)).filter((name) => !done.includes(name));
  // Small functions that call each other compile faster than large ones, and faster still as they come.
  const regExp = Object.assign((source: string, flags: string) => patterns.of(source, flags), { code: 'new RegExp' });
  const ajv = createAjv(schemas, { optimize: false, process: withOneList, regExp }, left);
  return (name) => {
    try {
      return ajv.getSchema(refOf(name)) as unknown as Validator;
    } catch (error) {
      throw new ToolError(`${fileOf(name)}, a description of pages, cannot be used: ${(error as Error).message}`);
    }
  };
}

/** Whoever wrote a schema that cannot be used has to know where to look. */
function fileOf(name: string): string {
  if (!name.endsWith(ENVELOPE)) return `schemas/blocks/${name}.schema.json`;
  const kind = name.slice(0, -ENVELOPE.length);
  return `schemas/${kind === 'language' ? 'site' : kind}.schema.json or schemas/common.schema.json`;
}

/**
 * Ajv with the definitions of some schemas, and nothing compiled yet.
 * @param wanted what will be compiled, if not all: it knows what that refers to, and nothing else
 */
export function createAjv({ $defs, envelopes }: Compiled, code: CodeOptions, wanted?: readonly string[]): Ajv {
  const ajv = new Ajv({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    allErrors: true,
    verbose: true,
    messages: false,
    passContext: true,
    // The schemas are ours and tested; compared with the one of JSON Schema they would start no better.
    meta: false,
    validateSchema: false,
    inlineRefs: false,
    code,
  });
  ajv.addVocabulary(WORDS);
  ajv.removeKeyword('uniqueItems');
  for (const keyword of KEYWORDS) ajv.addKeyword(keyword);
  const definitions = Object.entries($defs).map(([name, schema]) => [name, withNamedChoices(name, schema)] as const);
  const kinds = Object.entries(envelopes).map(
    ([kind, schema]) => [envelopeName(kind as DocumentKind), schema] as const,
  );
  const all = { ...Object.fromEntries([...definitions, ...kinds]), block: anyBlock($defs['block'] ?? {}) };
  ajv.addSchema({ $id: 'content', $defs: withoutProse(wanted ? reachedFrom(wanted, all) : all) });
  return ajv;
}

/**
 * The code of validators, which all add to one list what is wrong. As Ajv writes it, each entry of a list copies what
 * was found in those before: of 50,000 wrong ones, no check would come to its end.
 */
export const withOneList = (code: string): string =>
  code.replace(
    /vErrors = vErrors === null \? (\S+\.errors) : vErrors\.concat\(\1\)/g,
    'vErrors = this.joined(vErrors, $1)',
  );

/** Some definitions, and all that they refer to. */
function reachedFrom(names: readonly string[], all: Record<string, Schema>): Record<string, Schema> {
  // A site may call a block as every object calls something, such as "toString".
  const reached = new Map<string, Schema>();
  const left = [...names];
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    const schema = all[name];
    if (!schema || reached.has(name)) continue;
    reached.set(name, schema);
    for (const [, other = ''] of JSON.stringify(schema).matchAll(/"#\/\$defs\/([^"]*)"/g)) left.push(other);
  }
  return Object.fromEntries(reached);
}

/** The schemas of some fields or definitions, whatever these are called, without what only people read. */
function withoutProse(schemas: Record<string, Schema>): Record<string, Schema> {
  const plain = (key: string, value: unknown): unknown => {
    if (key === 'properties') return withoutProse(value as Record<string, Schema>);
    if (value === null || typeof value !== 'object' || key === 'examples' || key === 'const') return value;
    if (Array.isArray(value)) return value.map((entry) => plain('', entry));
    const kept = Object.entries(value).filter(([name]) => !PROSE.has(name));
    return Object.fromEntries(kept.map(([name, part]) => [name, plain(name, part)]));
  };
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, plain('', schema) as Schema]));
}

/**
 * What the union of blocks says to editors, type by type, is looked up by the type: asking each of twenty types about
 * each block would take longer than all the rest.
 */
function anyBlock({ allOf: _byType, ...block }: Schema): Schema {
  const type = { type: 'string', 'x-code': 'block/unknown-type', 'x-choices': BLOCK_TYPES };
  return { ...block, properties: { type }, 'x-blocks': true };
}

const pointer = new Name('instancePath');

/** Ours. They ask the `Run` that a validator is called on, so that the code is the same for every root. */
const KEYWORDS: CodeKeywordDefinition[] = [
  {
    keyword: 'x-role',
    schemaType: 'string',
    code: ({ gen, schema, data, it }) =>
      void gen.code(_`this.collect(${schema}, ${data}, ${str`${pointer}${it.errorPath}`})`),
  },
  {
    keyword: 'x-blocks',
    schemaType: 'boolean',
    code: ({ gen, data, it }) => void gen.code(_`this.checkBlock(${data}, ${str`${pointer}${it.errorPath}`})`),
  },
  {
    // `enum` by name.
    keyword: 'x-choices',
    schemaType: 'string',
    code: (context) => context.fail(_`!this.isChoice(${context.schema}, ${context.data})`),
  },
  {
    // In place of the one of ajv, which calls what an author names "toString".
    keyword: 'uniqueItems',
    type: 'array',
    schemaType: 'boolean',
    error: { message: '', params: ({ params }) => _`${params['twice']}` },
    code: (context) => {
      if (context.schema === false) return;
      const twice = context.gen.const('twice', _`this.twiceIn(${context.data})`);
      context.setParams({ twice });
      context.fail(_`${twice} !== undefined`);
    },
  },
];
