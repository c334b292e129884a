import { Ajv2020 as Ajv, type ErrorObject } from 'ajv/dist/2020.js';
import type { DocumentKind, Reference } from '../../model/content.ts';
import type { DataPath } from '../../model/diagnostic.ts';
import { ToolError } from '../../model/tool-error.ts';
import { choices, withChoices } from './choices.ts';
import type { Schemas } from './schemas.ts';

export interface Validation {
  references: Reference[];
  errors: ErrorObject[];
}

/** Compares data with the schema of its kind. Throws a `ToolError` when that schema itself is broken. */
export type Validate = (kind: DocumentKind, data: unknown) => Validation;

type Compiled = ((this: Validation, data: unknown, place?: object) => boolean) & { errors?: ErrorObject[] | null };

/** Keywords of ours and of editors: words for people, and `x-role`, which collects references. */
const WORDS = [
  'defaultSnippets',
  'enumDescriptions',
  'markdownDescription',
  'markdownEnumDescriptions',
  'patternErrorMessage',
  'x-code',
  'x-limitReason',
  'x-oneOfMessage',
  'x-use',
  'x-english',
  'x-languages',
  'x-perLanguage',
  'x-group',
  'x-opens-page',
  'x-names',
];

/** The validator of some schemas. They are compiled kind by kind, when the first such document is met. */
export function createValidate(schemas: Pick<Schemas, '$defs' | 'envelopes' | 'blockTypes'>): Validate {
  const compiled: Partial<Record<DocumentKind, Compiled>> = {};
  let ajv: Ajv | undefined;
  const compile = (kind: DocumentKind): Compiled => {
    try {
      ajv ??= createAjv(schemas);
      return ajv.compile({ $ref: `content#/$defs/${kind}Envelope` }) as Compiled;
    } catch (error) {
      throw broken(`schemas/${kind === 'language' ? 'site' : kind}.schema.json or schemas/common.schema.json`, error);
    }
  };
  return (kind, data) => {
    const found: Validation = { references: [], errors: [] };
    const check = (compiled[kind] ??= compile(kind));
    if (!check.call(found, data)) found.errors.push(...(check.errors ?? []));
    return found;
  };
}

/** What is said of a schema that cannot be used: whoever wrote it has to know where to look. */
const broken = (file: string, error: unknown): ToolError =>
  new ToolError(`${file}, a description of pages, cannot be used: ${(error as Error).message}`);

/** Pages resemble each other, so the same few thousand places come again and again. Nobody changes a path. */
const paths = new Map<string, DataPath>();
const LARGEST_CACHE = 20_000;

function referencePath(pointer: string): DataPath {
  let path = paths.get(pointer);
  if (!path) {
    if (paths.size >= LARGEST_CACHE) paths.clear();
    path = pathOf(pointer);
    paths.set(pointer, path);
  }
  return path;
}

/** The parts of a JSON pointer; list positions become numbers. */
export function pathOf(pointer: string): DataPath {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((part) => {
      const code = part.charCodeAt(0);
      if (code >= 48 && code <= 57 && /^\d+$/.test(part)) return Number(part);
      return part.includes('~') ? part.replaceAll('~1', '/').replaceAll('~0', '~') : part;
    });
}

function compileBlock(instance: Ajv, type: string): Compiled {
  try {
    return instance.getSchema(`content#/$defs/${type}`) as unknown as Compiled;
  } catch (error) {
    throw broken(`schemas/blocks/${type}.schema.json`, error);
  }
}

function createAjv({ $defs, envelopes, blockTypes }: Pick<Schemas, '$defs' | 'envelopes' | 'blockTypes'>): Ajv {
  const instance = new Ajv({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    allErrors: true,
    verbose: true,
    passContext: true,
    // Compiling is most of the time that checking a small site takes. These keep it short: the bundles are ours and
    // tested, and small functions that call each other compile faster than large ones.
    meta: false,
    validateSchema: false,
    inlineRefs: false,
    code: { optimize: false },
  });
  instance.addVocabulary(WORDS);
  instance.addKeyword({
    keyword: 'x-role',
    schemaType: 'string',
    errors: false,
    validate(this: unknown, role: string, value: unknown, _schema: unknown, context?: { instancePath: string }) {
      if (typeof value === 'string' || role === 'factMatch')
        (this as Validation).references.push({ role, value, path: referencePath(context?.instancePath ?? '') });
      return true;
    },
  });
  const checks = new Map<unknown, Compiled | undefined>();
  const checkOf = (types: string[], type: unknown): Compiled | undefined => {
    if (!checks.has(type))
      checks.set(type, types.includes(type as string) ? compileBlock(instance, type as string) : undefined);
    return checks.get(type);
  };
  // What the union of blocks says to editors, type by type; asking each of twenty types about each block would take
  // longer than all the rest.
  instance.addKeyword({
    keyword: 'x-blocks',
    schemaType: 'array',
    errors: false,
    validate(this: unknown, types: string[], block: unknown, _schema: unknown, place?: object) {
      const check = checkOf(types, (block as { type?: unknown } | null)?.type);
      if (check && !check.call(this as Validation, block, place))
        (this as Validation).errors.push(...(check.errors ?? []));
      return true;
    },
  });
  instance.addKeyword(choices);
  const { allOf: _byType, ...block } = $defs['block'] ?? {};
  const definitions = {
    ...withChoices($defs),
    block: { ...block, 'x-blocks': blockTypes },
    pageEnvelope: envelopes.page,
    siteEnvelope: envelopes.site,
    sharedEnvelope: envelopes.shared,
    blockEnvelope: envelopes.block,
    languageEnvelope: envelopes.language,
  };
  instance.addSchema({ $id: 'content', $defs: definitions });
  return instance;
}
