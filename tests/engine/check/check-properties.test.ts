import fc from 'fast-check';
import { getLocation } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { lineStarts } from '../../../src/engine/read/lines.ts';
import { schemaAt } from '../../../src/engine/schema/walk.ts';
import type { DataPath } from '../../../src/model/diagnostics/diagnostic.ts';
import type { ReportedDiagnostic } from '../../../src/model/diagnostics/reported.ts';
import type { Schema } from '../../../src/engine/schema/schema.ts';
import { blockArbitrary, pageArbitrary } from '../../support/random/arbitrary.ts';
import { SCHEMAS } from '../../support/checked.ts';
import { checkPage } from '../../support/sites/memory-site.ts';
import { runs } from '../../support/night.ts';

type Data = Record<string | number, unknown>;

interface Node {
  path: DataPath;
  schema: Schema;
  value: unknown;
}

/** Everything in a page with what the schema says about it. */
function nodesOf(page: Data): Node[] {
  const nodes: Node[] = [];
  const visit = (value: unknown, path: DataPath): void => {
    nodes.push({ path, schema: schemaAt(SCHEMAS, 'page', page, path), value });
    if (value === null || typeof value !== 'object') return;
    for (const key of Object.keys(value))
      visit((value as Data)[key], [...path, Array.isArray(value) ? Number(key) : key]);
  };
  visit(page, []);
  return nodes;
}

function change(page: Data, path: DataPath, edit: (holder: Data, key: string | number) => void): Data {
  const copy = structuredClone(page);
  let holder = copy;
  for (const key of path.slice(0, -1)) holder = holder[key] as Data;
  edit(holder, path.at(-1) ?? '');
  return copy;
}

interface Mutation {
  /** The end of the code that is expected. */
  code: RegExp;
  /** Places where it can be done, each with the place that has to be reported. */
  places(nodes: Node[]): { path: DataPath; reported: DataPath }[];
  edit(holder: Data, key: string | number): void;
}

const isGroup = ({ schema, value }: Node): boolean =>
  schema['additionalProperties'] === false && value !== null && typeof value === 'object';
const inPlace = (nodes: Node[]) => nodes.map(({ path }) => ({ path, reported: path }));

const MUTATIONS: Record<string, Mutation> = {
  'an unknown field': {
    code: /\/unknown-field$/,
    places: (nodes) =>
      nodes
        .filter(isGroup)
        .map(({ path }) => ({ path: [...path, 'zzzzzzzzzzzz'], reported: [...path, 'zzzzzzzzzzzz'] })),
    edit: (holder, key) => {
      holder[key] = 'x';
    },
  },
  'an unknown type': {
    code: /^block\/unknown-type$/,
    places: (nodes) =>
      inPlace(nodes.filter(({ path }) => path.length === 3 && path[0] === 'blocks' && path[2] === 'type')),
    edit: (holder, key) => {
      holder[key] = 'zzzzzzzzzzzz';
    },
  },
  'a missing field': {
    code: /\/missing-(?:field|type)$/,
    places: (nodes) =>
      nodes
        .filter(isGroup)
        .flatMap(({ path, schema }) =>
          (schema.required ?? []).map((name) => ({ path: [...path, name], reported: path })),
        ),
    edit: (holder, key) => {
      delete holder[key];
    },
  },
  'a value of the wrong type': {
    code: /\/wrong-type$/,
    places: (nodes) => inPlace(nodes.filter(({ path, schema }) => path.length > 0 && typeof schema.type === 'string')),
    edit: (holder, key) => {
      holder[key] = holder[key] === null || typeof holder[key] === 'object' ? 'x' : { x: 1 };
    },
  },
  'an unknown choice': {
    code: /\/unknown-choice$/,
    places: (nodes) =>
      inPlace(nodes.filter(({ schema, value }) => schema.enum !== undefined && typeof value === 'string')),
    edit: (holder, key) => {
      holder[key] = 'zzzzzzzzzzzz';
    },
  },
};

/** The path of what stands where a problem points. */
function pathAt(text: string, { line, column }: ReportedDiagnostic): DataPath {
  return getLocation(text, (lineStarts(text)[line - 1] ?? 0) + column).path;
}

describe('any page', () => {
  it('that the schemas allow has no problem', () => {
    fc.assert(
      fc.property(pageArbitrary(), (page) => {
        expect(checkPage(JSON.stringify(page))).toEqual([]);
      }),
      { numRuns: runs(15, 80) },
    );
  });

  it.each(SCHEMAS.blockTypes)('with a %s block has no problem', (type) => {
    const page = blockArbitrary(type).map((block) => ({
      version: 1,
      title: 'A page',
      seo: { description: 'A page.' },
      blocks: [block],
    }));
    fc.assert(
      fc.property(page, (data) => {
        expect(checkPage(JSON.stringify(data)).filter(({ code }) => code !== 'page/duplicate-section')).toEqual([]);
      }),
      { numRuns: runs(3, 10) },
    );
  });

  it.each(Object.entries(MUTATIONS))('with %s is reported once, at its place', (_name, { code, places, edit }) => {
    fc.assert(
      fc.property(pageArbitrary(), fc.nat(), fc.constantFrom('\n', '\r\n'), (page, pick, lineBreak) => {
        const candidates = places(nodesOf(page));
        fc.pre(candidates.length > 0);
        const { path, reported } = candidates[pick % candidates.length] as { path: DataPath; reported: DataPath };
        const text = JSON.stringify(change(page, path, edit), null, 2).replaceAll('\n', lineBreak);
        const problems = checkPage(text);
        expect(problems).toHaveLength(1);
        expect(problems[0]?.code).toMatch(code);
        expect(pathAt(text, problems[0] as ReportedDiagnostic).slice(0, reported.length)).toEqual(reported);
      }),
      { numRuns: runs(8, 50) },
    );
  });
});
