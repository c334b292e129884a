import { isRole } from '../../model/content/roles.ts';
import { joinSources, type Sources } from '../../model/csp-sources.ts';
import { localDefinitions, localEnvelope, type SchemaKind, type NameLists } from './bundle.ts';
import type { Definitions } from './definitions.ts';
import { createPatterns, type Patterns, type Match } from './patterns.ts';
import { createValidate, type Validate } from './validate.ts';
import type { Validator, Validators } from './validator.ts';
import { definitionNamed, type Schema, type SchemaSources } from './schema.ts';

/** What the files of one root may say: a value, so that each root can have block types of its own. */
export interface Schemas extends Definitions {
  /** Compares data with the schema of its kind and, in the same pass, collects the references that the schema names. */
  validate: Validate;
  /** What of them has been compiled by now. */
  compiled: ReadonlyMap<string, Validator>;
  patterns: Patterns;
  match: Match;
  iconsTagged: IconsTagged;
}

/** The icons that show what a word means, the best first: "money" is "banknote" and "wallet". */
type IconsTagged = (word: string) => readonly string[];

/**
 * Makes schemas ready to be used. Nothing is compiled before it is needed.
 * @param compiled what was compiled of these sources before
 * @param match compares texts with the patterns of an owner's own: by itself a comparison takes as long as it takes
 * @param iconsTagged what icons show, where that is known
 */
export function createSchemas(
  sources: SchemaSources,
  names: NameLists,
  compiled: Validators = {},
  match: Match = (form, text) => form.test(text),
  iconsTagged: IconsTagged = () => [],
): Schemas {
  const blockTypes = Object.keys(sources.blocks);
  let bundles: ReturnType<typeof bundle> | undefined;
  const described = {
    sources,
    names,
    blockTypes,
    // What is compiled already is read again only to say what is wrong.
    get $defs() {
      return (bundles ??= bundle(sources, names)).$defs;
    },
    get envelopes() {
      return (bundles ??= bundle(sources, names)).envelopes;
    },
  };
  const patterns = createPatterns(sources, match);
  const validators = new Map(Object.entries(compiled));
  return Object.assign(described, {
    compiled: validators,
    validate: createValidate(described, validators, patterns),
    patterns,
    match,
    iconsTagged,
  });
}

/** The parts of schemas that can be referred to, and what stands around them in each kind of document. */
function bundle(sources: SchemaSources, names: NameLists): Pick<Schemas, '$defs' | 'envelopes'> {
  const used = withoutUnusedRoles(sources);
  const of = (kind: SchemaKind): Schema => localEnvelope(used, kind, names);
  return {
    $defs: localDefinitions(used, names),
    envelopes: {
      page: of('page'),
      site: of('site'),
      shared: of('shared'),
      block: of('block'),
      icon: {},
      language: of('language'),
    },
  };
}

/** Whether there is something of this name that schemas can refer to. */
export function isDefined({ sources }: Pick<Schemas, 'sources'>, name: string): boolean {
  const { page, site, shared, block, common, strings, blocks } = sources;
  const groups = [blocks, ...[page, site, shared, block, common, strings].map(({ $defs }) => $defs ?? {})];
  return name === 'block' || groups.some((group) => Object.hasOwn(group, name));
}

/** A schema node with its reference followed, in whatever file that is; what stands beside the reference wins. */
export function deref({ $defs }: Pick<Schemas, '$defs'>, node: Schema | undefined): Schema {
  if (node?.$ref === undefined) return node ?? {};
  return { ...deref({ $defs }, $defs[definitionNamed(node.$ref)]), ...node, $ref: undefined };
}

/** What the schemas say about one type of block. */
export function schemaOfBlock(schemas: Pick<Schemas, '$defs'>, type: string): Schema {
  return deref(schemas, { $ref: `#/$defs/${type}` });
}

/** Whether a block of this type stands first on a page and holds its main heading. */
export const opensPage = ({ sources }: Pick<Schemas, 'sources'>, type: unknown): boolean =>
  typeof type === 'string' && Object.hasOwn(sources.blocks, type) && sources.blocks[type]?.['x-opens-page'] === true;

/** What blocks of these types load from elsewhere, as the schemas of an owner's own say. */
export const sourcesOfTypes = ({ sources }: Pick<Schemas, 'sources'>, types: Iterable<string>): Sources =>
  joinSources([...new Set(types)].map((type) => (sources.blocks[type]?.['x-csp'] ?? {}) as Sources));

/** Others would be collected for nobody. */
function withoutUnusedRoles(sources: SchemaSources): SchemaSources {
  // The schema of own blocks has a field of that name.
  const isUsed = (key: string, value: unknown): boolean =>
    key !== 'x-role' || typeof value !== 'string' || isRole(value);
  return JSON.parse(
    JSON.stringify(sources, (key, value: unknown) => (isUsed(key, value) ? value : undefined)),
  ) as SchemaSources;
}
