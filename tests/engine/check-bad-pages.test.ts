import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { codes, defaultSeverity } from '../../src/engine/check/codes.ts';
import type { ReportedDiagnostic } from '../../src/model/reported.ts';
import { fixtureCodes, fixtureFolder, fixtureReport, reportOn, withSite } from '../support/bad-pages.ts';

/** Words that mean something to developers only. */
const JARGON = /\b(?:schema|instance|oneOf|anyOf|pattern|regex|regular expression|object|array|string|property|properties|boolean|null|undefined|NaN|stack)\b/i;

interface Report {
  problems: ReportedDiagnostic[];
}

/** A message without what it quotes: authors may write any word. */
const ownWords = ({ message, hint }: ReportedDiagnostic): string => `${message} ${hint}`.replace(/"[^"]*"/g, '');

describe('bad pages', () => {
  it('have one folder for each code, and each code one folder', () => {
    expect(fixtureCodes().toSorted()).toEqual(Object.keys(codes).toSorted());
  });

  it.each(fixtureCodes())('%s is reported as expected', async (code) => {
    const expected = JSON.parse(fs.readFileSync(path.join(fixtureFolder(code), 'expected.json'), 'utf8')) as Report;
    const actual = JSON.parse(await fixtureReport(code)) as Report;
    expect(actual).toEqual(expected);
    expect(actual.problems.map((problem) => problem.code)).toContain(code);
  });

  it.each(fixtureCodes())('%s is said in words for an author', async (code) => {
    for (const problem of (JSON.parse(await fixtureReport(code)) as Report).problems) {
      expect(ownWords(problem)).not.toMatch(JARGON);
      expect(problem.message).toMatch(/[.…]$/);
      expect(problem.severity).toBe(defaultSeverity(problem.code));
      expect([problem.endLine, problem.endColumn].every((count) => count >= 1)).toBe(true);
    }
  });

  it("come with the author's line and a caret under the place", () => {
    const report = withSite('block/unknown-type', (root) => reportOn(root, 'text'));
    expect(report).toContain(
      [
        'pages/page.json:9:15  error  block/unknown-type',
        'Block 1 has the type "heroo", which does not exist.',
        '',
        '   9 |       "type": "heroo",',
        '     |               ^^^^^^^',
        'Did you mean "hero"?',
      ].join('\n'),
    );
    expect(report).toMatch(/4 errors\. Mend the errors, then run "npm run check" again\./);
  });
});
