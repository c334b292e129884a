import { Ajv2020 as Ajv, type ErrorObject } from 'ajv/dist/2020.js';
import type { DataPath, DocumentKind, Fact } from '../model.ts';
import { schemas, ToolError } from './schemas.ts';

export interface Validation {
  facts: Fact[];
  errors: ErrorObject[];
}

type Validate = ((this: Fact[], data: unknown) => boolean) & { errors?: ErrorObject[] | null };

/** Keywords of ours and of editors: words for people, and `x-role`, which collects facts. */
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
  'x-group',
];

const compiled: Partial<Record<DocumentKind, Validate>> = {};
let ajv: Ajv | undefined;

/** Compares data with the schema of its kind and, in the same pass, collects the facts that the schema names. */
export function validate(kind: DocumentKind, data: unknown): Validation {
  const facts: Fact[] = [];
  const check = (compiled[kind] ??= compile(kind));
  const errors = check.call(facts, data) ? [] : (check.errors ?? []);
  return { facts, errors };
}

/** Pages resemble each other, so the same few thousand places come again and again. Nobody changes a path. */
const paths = new Map<string, DataPath>();
const LARGEST_CACHE = 20_000;

function factPath(pointer: string): DataPath {
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

function compile(kind: DocumentKind): Validate {
  try {
    ajv ??= createAjv();
    return ajv.compile({ $ref: `content#/$defs/${kind}Envelope` }) as Validate;
  } catch (error) {
    if (error instanceof ToolError) throw error;
    throw new ToolError(`The description of a ${kind} file in the folder "schemas" is broken: ${(error as Error).message}.`);
  }
}

function createAjv(): Ajv {
  const instance = new Ajv({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    allErrors: true,
    verbose: true,
    passContext: true,
    // Compiling is most of the time that checking a small site takes. These keep it short: the bundles are ours and tested,
    // and small functions that call each other compile faster than large ones.
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
      if (typeof value === 'string' || role === 'factMatch') (this as Fact[]).push({ role, value, path: factPath(context?.instancePath ?? '') });
      return true;
    },
  });
  const { $defs, envelopes } = schemas();
  const definitions = { ...$defs, pageEnvelope: envelopes.page, siteEnvelope: envelopes.site, sharedEnvelope: envelopes.shared };
  instance.addSchema({ $id: 'content', $defs: definitions });
  return instance;
}
