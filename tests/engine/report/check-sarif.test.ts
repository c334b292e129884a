import fs from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { codes } from '../../../src/engine/check/codes.ts';
import { sarif } from '../../../src/engine/report/formats/sarif.ts';
import { reportDiagnostics } from '../../../src/engine/report/report-diagnostics.ts';
import type { ReportedDiagnostic } from '../../../src/model/diagnostics/reported.ts';
import { fixtureCodes, fixtureContent, fixtureDiagnostics } from '../../support/sites/code-fixtures.ts';
import { problem } from '../../support/problem.ts';

interface Log {
  runs: [
    {
      tool: { driver: { rules: { id: string; helpUri?: string }[] } };
      results: {
        ruleId: string;
        ruleIndex: number;
        level: string;
        message: { text: string };
        locations: [{ physicalLocation: { artifactLocation: { uri: string; uriBaseId: string }; region: object } }];
        partialFingerprints: Record<string, string>;
        properties: object;
      }[];
    },
  ];
}

const file = createRequire(import.meta.url).resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json');
// The schema is written in draft 4, of which it uses only what later drafts mean alike, but for the name of its "id".
const { $schema: draft, id, ...schema } = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>;
const isLog = new Ajv({
  strict: false,
  allErrors: true,
  // One of its patterns is none by the stricter rules.
  unicodeRegExp: false,
  formats: {
    uri: (text: string) => URL.canParse(text),
    'uri-reference': (text: string) => URL.canParse(text, 'file:///'),
    'date-time': true,
  },
}).compile(schema);

function written(text: string): Log {
  const log = JSON.parse(text) as Log;
  isLog(log);
  expect(isLog.errors ?? []).toEqual([]);
  return log;
}

const context = { files: 1, textOf: () => undefined, color: false };
const report = (problems: ReportedDiagnostic[], docs?: string): Log['runs'][0] =>
  written(sarif(problems, { ...context, ...(docs === undefined ? {} : { docs }) })).runs[0];

describe('SARIF', () => {
  it('is held against the schema of the standard', () => {
    expect([draft, id]).toEqual(['http://json-schema.org/draft-04/schema#', expect.stringContaining('sarif')]);
    expect(isLog({ version: '2.1.0' })).toBe(false);
    expect(
      isLog({
        version: '2.1.0',
        runs: [{ tool: { driver: { name: 'x' } }, results: [{ message: { text: 'x' }, level: 'fatal' }] }],
      }),
    ).toBe(false);
  });

  it('is what the standard asks for, with nothing wrong and with all that is wrong in the fixtures', () => {
    expect(report([]).results).toEqual([]);
    const all = fixtureCodes().flatMap((code) => reportDiagnostics(fixtureDiagnostics(code), fixtureContent(code)));
    expect(report(all).results.length).toBeGreaterThan(fixtureCodes().length);
  });

  it('says where, what and what to do', () => {
    const { results } = report([problem({ severity: 'warning', hint: 'Write another.' })]);
    expect(results[0]).toMatchObject({
      ruleId: 'link/missing-page',
      level: 'warning',
      message: { text: 'No such page.\nWrite another.' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'pages/a.json', uriBaseId: '%SRCROOT%' },
            region: { startLine: 1, startColumn: 2, endLine: 1, endColumn: 5 },
          },
        },
      ],
    });
  });

  it('carries for programs what the message is filled with and how to fix it', () => {
    const suggestions = [
      { edits: [{ kind: 'replace' as const, location: { path: ['title'] }, value: 'Us' }], certain: true },
    ];
    const { results } = report([problem({ fixable: true, args: { href: '/a' }, suggestions }), problem()]);
    expect(results.map(({ properties }) => properties)).toEqual([
      { fixable: true, args: { href: '/a' }, suggestions },
      { fixable: false, args: {} },
    ]);
  });

  it('explains every code and leads to its section in docs/problems.md', () => {
    const { tool, results } = report([problem()], 'https://example.com/docs/problems.md');
    expect(tool.driver.rules.map(({ id }) => id)).toEqual(Object.keys(codes));
    const rule = tool.driver.rules[results[0]?.ruleIndex ?? -1];
    expect(rule).toMatchObject({
      id: 'link/missing-page',
      helpUri: 'https://example.com/docs/problems.md#linkmissing-page',
    });
    expect(fs.readFileSync('docs/problems.md', 'utf8')).toContain('\n### link/missing-page\n');
  });

  it('takes names and words as they are: no escape of an address, no link, no placeholder', () => {
    const { results } = report([
      problem({ file: 'pages/a b#c?%2e/ü\ud800.json', message: 'See [this](javascript:alert(1)) {0} {site.name}.' }),
    ]);
    expect(results[0]?.locations[0].physicalLocation.artifactLocation.uri).toBe(
      'pages/a%20b%23c%3F%252e/%C3%BC%EF%BF%BD.json',
    );
    expect(results[0]?.message.text).toBe('See [this\\](javascript:alert(1)) {{0}} {{site.name}}.');
  });

  it('knows a problem again on another line, and two that are alike from each other', () => {
    const prints = ({ results }: Log['runs'][0]): (string | undefined)[] =>
      results.map((result) => result.partialFingerprints['pagewright/v1']);
    const [before] = prints(report([problem({ message: 'Written twice, on lines 3 and 9.' })]));
    const after = prints(
      report([
        problem({ line: 7, endLine: 7, message: 'Written twice, on lines 4 and 10.' }),
        problem({ message: 'Written twice, on lines 5 and 11.' }),
      ]),
    );
    expect(after[0]).toBe(before);
    expect(after[1]).not.toBe(before);
    expect(
      prints(report([problem({ file: 'pages/b.json', message: 'Written twice, on lines 3 and 9.' })])),
    ).not.toContain(before);
  });
});
