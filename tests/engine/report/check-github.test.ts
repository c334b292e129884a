import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { docsAddress, inRepository, writeJobSummary } from '../../../scripts/check/github.ts';
import { reporters } from '../../../src/engine/report/index.ts';
import { jobSummary, MAX_SUMMARY_SIZE } from '../../../src/engine/report/formats/job-summary.ts';
import type { ReportedDiagnostic } from '../../../src/model/diagnostics/reported.ts';
import { project } from '../../../src/engine/disk/project.ts';
import { problem } from '../../support/problem.ts';
import { testFolder } from '../../support/temp-folder.ts';

const context = { files: 1, textOf: () => undefined, color: false };
const annotations = (problems: ReportedDiagnostic[]): string[] =>
  reporters.github(problems, context).split('\n').slice(0, -1);

describe('annotations', () => {
  test('escape what would end or split one', () => {
    expect(
      annotations([problem({ file: 'pages/a,b:c.json', message: '100%\nsure', hint: 'Do: this, now\r::error::x' })]),
    ).toEqual([
      '::error file=pages/a%2Cb%3Ac.json,line=1,col=2,endLine=1,endColumn=5,title=link/missing-page::100%25%0Asure%0ADo: this, now%0D::error::x',
    ]);
  });

  test('show a mark for what would steer a terminal or turn words around, and keep a name on one line', () => {
    const file = 'pages/a\u001b[31m\n::error::.json';
    expect(annotations([problem({ file, message: '\u202egnp', hint: '' })])).toEqual([
      '::error file=pages/a�[31m�%3A%3Aerror%3A%3A.json,line=1,col=2,endLine=1,endColumn=5,title=link/missing-page::�gnp',
    ]);
  });

  test('have no columns where a problem runs over several lines, which GitHub refuses', () => {
    expect(annotations([problem({ endLine: 3 })])[0]).toMatch(/^::error file=pages\/a\.json,line=1,endLine=3,title=/);
  });

  test('are cut before GitHub refuses them', () => {
    const [long = ''] = annotations([problem({ message: 'x'.repeat(100_000), hint: '%'.repeat(100_000) })]);
    expect(Buffer.byteLength(long)).toBeLessThan(64 * 1024);
  });

  test('stand for every file before a second one of any, ten of each level at most', () => {
    const many = Array.from({ length: 12 }, (_, index) => problem({ line: index + 1 }));
    const lines = annotations([
      ...many,
      problem({ file: 'pages/b.json', line: 99 }),
      problem({ severity: 'warning', file: 'pages/c.json' }),
    ]);
    expect(lines).toHaveLength(11);
    expect(lines[1]).toContain('pages/b.json');
    expect(lines[10]).toMatch(/^::warning file=pages\/c\.json/);
  });
});

describe('the summary of the job', () => {
  let folder: string;
  beforeEach(() => {
    folder = testFolder();
  });

  test('has every problem, behind what is there already', () => {
    const file = path.join(folder, 'summary.md');
    fs.writeFileSync(file, 'Before.\n');
    writeJobSummary(
      Array.from({ length: 30 }, (_, index) => problem({ line: index + 1 })),
      3,
      { GITHUB_STEP_SUMMARY: file },
    );
    const text = fs.readFileSync(file, 'utf8');
    expect(text).toMatch(/^Before\.\n### Pages: 3 files checked, 30 errors\n/);
    expect(text.match(/^\| <code>pages\/a\.json/gm)).toHaveLength(30);
  });

  test('is left out where there is none; where it cannot be written that is said', () => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    writeJobSummary([problem({})], 1, {});
    writeJobSummary([problem({})], 1, { GITHUB_STEP_SUMMARY: path.join(folder, 'no/such/summary.md') });
    expect(fs.readdirSync(folder)).toEqual([]);
    expect(said.mock.calls).toEqual([[expect.stringMatching(/^The summary of the job could not be written: .*\.\n$/)]]);
    said.mockRestore();
  });

  test('stays within what GitHub shows, and says what is missing', () => {
    const many = Array.from({ length: 20_000 }, (_, index) =>
      problem({ line: index + 1, message: 'Wide ü '.repeat(20) }),
    );
    const text = jobSummary(many, { files: 1 }, MAX_SUMMARY_SIZE);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_SUMMARY_SIZE);
    const rows = text.match(/^\| <code>/gm)?.length ?? 0;
    expect(text).toContain(`…and ${20_000 - rows} more problems.`);
    expect(jobSummary(many, { files: 1 }, 10)).toBe('');
  });
});

test('files are named from the top of the repository, of which the site may be a folder', () => {
  const top = path.join(os.tmpdir(), 'repository');
  expect(inRepository([problem({})], path.join(top, 'sites/one'), { GITHUB_WORKSPACE: top })[0]?.file).toBe(
    'sites/one/pages/a.json',
  );
  for (const env of [
    {},
    { GITHUB_WORKSPACE: path.join(top, 'elsewhere') },
    { GITHUB_WORKSPACE: path.join(top, 'sites/one') },
  ])
    expect(inRepository([problem({})], path.join(top, 'sites/one'), env)[0]?.file).toBe('pages/a.json');
});

test('codes are explained on GitHub where the check runs there', () => {
  const env = {
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'some/one',
    GITHUB_SHA: 'abc',
    GITHUB_WORKSPACE: project,
  };
  expect(docsAddress(env)).toBe('https://github.com/some/one/blob/abc/docs/problems.md');
  expect(docsAddress({})).toMatch(/^file:.*docs\/problems\.md$/);
  // The package brings none, and the repository of a site has no node_modules.
  expect(docsAddress(env, path.join(project, 'node_modules/pagewright/lib'))).toBeUndefined();
});
