import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkContent } from '../../../src/engine/check/check-content.ts';
import { isAdvice } from '../../../src/engine/check/codes.ts';
import { reportDiagnostics } from '../../../src/engine/report/report-diagnostics.ts';
import { reporters } from '../../../src/engine/report/index.ts';
import type { ReportContext } from '../../../src/engine/report/reporter.ts';
import { checkSpelling } from '../../../src/engine/spelling/spelling.ts';
import { textsIn, type SiteContent } from '../../../src/engine/read/site-content.ts';
import type { Diagnostic } from '../../../src/model/diagnostics/diagnostic.ts';
import type { ReportedDiagnostic } from '../../../src/model/diagnostics/reported.ts';
import { filesBelow, readFiles, without, type SiteFiles } from '../files.ts';
import { writeInto } from '../write-into.ts';

export const CODE_FIXTURES = path.join(import.meta.dirname, '../../fixtures/codes');
const COMMON = path.join(CODE_FIXTURES, '_common');

/** Fixtures about a file that is not there. */
const ABSENT: Record<string, string> = { 'site/missing': 'pages/_site.json', 'site/no-home': 'pages/index.json' };

/** Input that is too large or too dull to be kept as a file, or that some disks cannot keep. */
const MADE: Record<string, [file: string, text: () => string]> = {
  'file/too-large': ['pages/page.json', () => JSON.stringify({ version: 1, note: 'x'.repeat(1_048_576) })],
  'public/twin-name': ['public/files/List.txt', () => 'The other list.'],
  'json/too-deep': ['pages/page.json', () => '['.repeat(100_000) + ']'.repeat(100_000)],
};

/** Codes that nobody sees who did not ask for them. */
const ON_REQUEST: Record<string, typeof checkSpelling> = { 'text/spelling': checkSpelling };

/** The codes that have a fixture. A folder is named after its code, with a hyphen for the slash. */
export function fixtureCodes(): string[] {
  return fs
    .readdirSync(CODE_FIXTURES)
    .filter((name) => !name.startsWith('_'))
    .map((name) => name.replace('-', '/'));
}

/** Where a fixture stands. */
export function fixtureFolder(code: string): string {
  return path.join(CODE_FIXTURES, code.replace('/', '-'));
}

const kept = new Map<string, unknown>();

/** What follows from a fixture, worked out once for all tests that look at it. */
const once = <T>(key: string, work: () => T): T => {
  if (!kept.has(key)) kept.set(key, work());
  return kept.get(key) as T;
};

/** A fixture's input, completed to a small site. */
export const fixtureFiles = (code: string): SiteFiles =>
  once(`files ${code}`, () => {
    const input = path.join(fixtureFolder(code), 'input');
    const made = MADE[code];
    const files = {
      ...once('common', () => filesBelow(COMMON)),
      ...(fs.existsSync(input) ? filesBelow(input) : {}),
      ...(made ? { [made[0]]: made[1]() } : {}),
    };
    const absent = ABSENT[code];
    return absent ? without(files, absent) : files;
  });

/** A fixture as it is read. */
export const fixtureContent = (code: string): SiteContent =>
  once(`content ${code}`, () => readFiles(fixtureFiles(code)));

/** What the checker says of a fixture. */
export const fixtureDiagnostics = (code: string): Diagnostic[] =>
  once(`diagnostics ${code}`, () => checkContent(fixtureContent(code)));

/** Puts a fixture's input into a folder of its own, and gives that to `use`. */
export async function withSite<T>(code: string, use: (root: string) => T): Promise<Awaited<T>> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-code-'));
  try {
    for (const [file, content] of Object.entries(fixtureFiles(code))) writeInto(root, file, content);
    return await use(root);
  } finally {
    fs.rmSync(root, { recursive: true, force: true });
  }
}

/** Writes what is said of a fixture as the command does. */
export function reportOn(code: string, format: keyof typeof reporters): string {
  const content = fixtureContent(code);
  const context: ReportContext = {
    files: content.documents.size,
    textOf: textsIn(content),
    color: false,
  };
  return reporters[format](reportDiagnostics(fixtureDiagnostics(code), content), context);
}

/** What is said of a fixture: all that is wrong, and of the advice only that which the fixture is about. */
export const fixtureProblems = (code: string): Promise<ReportedDiagnostic[]> =>
  once(`problems ${code}`, async () => {
    const content = fixtureContent(code);
    const more = (await ON_REQUEST[code]?.(content)) ?? [];
    const meant = [...fixtureDiagnostics(code), ...more].filter(
      (diagnostic) => diagnostic.code === code || !isAdvice(diagnostic.code),
    );
    return reportDiagnostics(meant, content);
  });
