import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { reported } from './checked.ts';
import { checkContent } from '../../src/engine/check/check-content.ts';
import { isAdvice } from '../../src/engine/check/codes.ts';
import { reportDiagnostics } from '../../src/engine/report/report-diagnostics.ts';
import { reporters } from '../../src/engine/report/index.ts';
import type { ReportContext } from '../../src/engine/report/reporter.ts';
import { checkSpelling } from '../../src/engine/spelling/spelling.ts';
import { readSite } from '../../src/engine/disk/read-site.ts';
import { documentIn } from '../../src/engine/read/site-content.ts';
import type { ReportedDiagnostic } from '../../src/model/reported.ts';

export const BAD_PAGES = path.join(import.meta.dirname, '../fixtures/codes');
const COMMON = path.join(BAD_PAGES, '_common');

/** Fixtures about a file that is not there. */
const ABSENT: Record<string, string> = { 'site/missing': 'pages/_site.json', 'site/no-home': 'pages/index.json' };

/** Input that is too large or too dull to be kept as a file. */
const MADE: Record<string, [file: string, text: () => string]> = {
  'file/too-large': ['pages/page.json', () => JSON.stringify({ version: 1, note: 'x'.repeat(1_048_576) })],
  'json/too-deep': ['pages/page.json', () => '['.repeat(100_000) + ']'.repeat(100_000)],
};

/** Codes that nobody sees who did not ask for them. */
const ON_REQUEST: Record<string, typeof checkSpelling> = { 'text/spelling': checkSpelling };

/** The codes that have a fixture. A folder is named after its code, with a hyphen for the slash. */
export function fixtureCodes(): string[] {
  return fs
    .readdirSync(BAD_PAGES)
    .filter((name) => !name.startsWith('_'))
    .map((name) => name.replace('-', '/'));
}

/** Where a fixture stands. */
export function fixtureFolder(code: string): string {
  return path.join(BAD_PAGES, code.replace('/', '-'));
}

/** Puts a fixture's input, completed to a small site, into a folder of its own and gives that to `use`. */
export function withSite<T>(code: string, use: (root: string) => T): T {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-bad-page-'));
  try {
    fs.cpSync(COMMON, root, { recursive: true });
    const input = path.join(fixtureFolder(code), 'input');
    if (fs.existsSync(input)) fs.cpSync(input, root, { recursive: true });
    const made = MADE[code];
    if (made) fs.writeFileSync(path.join(root, made[0]), made[1]());
    const absent = ABSENT[code];
    if (absent) fs.rmSync(path.join(root, absent));
    return use(root);
  } finally {
    fs.rmSync(root, { recursive: true, force: true });
  }
}

/** Checks a folder and writes the result as the command does. */
export function reportOn(root: string, format: keyof typeof reporters): string {
  const content = readSite(root);
  const context: ReportContext = {
    files: content.documents.size,
    textOf: (file) => documentIn(content, file)?.text,
    color: false,
  };
  return reporters[format](reported(content), context);
}

/** What is said of a fixture: all that is wrong, and of the advice only that which the fixture is about. */
export async function fixtureProblems(code: string): Promise<ReportedDiagnostic[]> {
  const { content, diagnostics } = withSite(code, (root) => {
    const read = readSite(root);
    return { content: read, diagnostics: checkContent(read) };
  });
  const more = (await ON_REQUEST[code]?.(content)) ?? [];
  const meant = [...diagnostics, ...more].filter(
    (diagnostic) => diagnostic.code === code || !isAdvice(diagnostic.code),
  );
  return reportDiagnostics(meant, content);
}
