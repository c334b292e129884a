import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../../src/engine/check/check-content.ts';
import { metaOf } from '../../../src/engine/check/codes.ts';
import { rules } from '../../../src/engine/check/rules.ts';
import { readCached } from '../../../src/engine/disk/read-site.ts';
import { reportDiagnostics } from '../../../src/engine/report/report-diagnostics.ts';
import { oneLineJson } from '../../../src/engine/schema/suggestions/one-line-json.ts';
import { severityOf } from '../../../src/model/diagnostics/codes.ts';
import type { ReportedDiagnostic } from '../../../src/model/diagnostics/reported.ts';
import { EVERYTHING } from '../../support/night.ts';
import { fixtureCodes, fixtureFolder, fixtureProblems, reportOn, withSite } from '../../support/sites/code-fixtures.ts';

/** Words that mean something to developers only. */
const JARGON =
  /\b(?:schema|instance|oneOf|anyOf|pattern|regex|regular expression|object|array|string|property|properties|boolean|null|undefined|NaN|stack)\b/i;

/** A message without what it quotes: authors may write any word. */
const ownWords = ({ message, hint }: ReportedDiagnostic): string => `${message} ${hint}`.replace(/"[^"]*"/g, '');

/** A problem as data: what its fixture says of it. The severity where it is not the usual one. */
function asData({ code, file, line, column, endLine, endColumn, args, severity }: ReportedDiagnostic): unknown {
  const data = {
    code,
    file,
    line,
    column,
    endLine,
    endColumn,
    args,
    ...(severity === severityOf(metaOf(code)) ? {} : { severity }),
  };
  // As it is written in a file: what is undefined is not there.
  return JSON.parse(JSON.stringify(data)) as unknown;
}

/** The lines of `expected.json`, to be copied there once they are what was meant. */
const asFile = (data: unknown[]): string => `[\n${data.map((each) => `  ${oneLineJson(each)}`).join(',\n')}\n]`;

/** Said to whoever asks for it; said of one of two files, as the disk names them first. */
const OTHERWISE = new Set(['text/spelling', 'public/twin-name']);

// Commands know of most pages what others see of them: no words, and no places. By day, rules about the whole site are
// asked, and one that compares a page with those beside it.
const ofSites = rules.flatMap(({ scope, meta }) => (scope === 'site' ? Object.keys(meta.codes) : []));
const asked = [...new Set([...(EVERYTHING ? fixtureCodes() : ofSites), 'page/other-fact'])].filter(
  (code) => !OTHERWISE.has(code),
);

describe('the fixtures of codes', () => {
  // To look words up takes seconds: check-spelling.test.ts does so by day.
  const byDay = fixtureCodes().filter((code) => EVERYTHING || code !== 'text/spelling');
  it.each(byDay)('%s is reported as expected', async (code) => {
    const expected = JSON.parse(fs.readFileSync(path.join(fixtureFolder(code), 'expected.json'), 'utf8')) as unknown;
    const problems = await fixtureProblems(code);
    const data = problems.map(asData);
    expect(data, `what belongs in expected.json:\n${asFile(data)}\n`).toEqual(expected);
    expect(problems.map((problem) => problem.code)).toContain(code);
  });

  it.each(asked)('%s is found by commands as well', async (code) => {
    const problems = await withSite(code, (root) => {
      const { content } = readCached(root);
      return reportDiagnostics(checkContent(content), content);
    });
    const isMeant = (problem: ReportedDiagnostic): boolean => problem.code === code;
    expect(problems.filter(isMeant)).toEqual((await fixtureProblems(code)).filter(isMeant));
  });

  it.each(byDay)('%s is said in words for an author', async (code) => {
    for (const problem of await fixtureProblems(code)) {
      expect(ownWords(problem)).not.toMatch(JARGON);
      expect(ownWords(problem)).not.toMatch(/\b(?:has|for|with) 1 [a-z]+s\b/);
      expect(problem.message).toMatch(/^(?:[A-Z\d"]|pages\/).*[.…]$/s);
      expect(problem.hint).toMatch(/^(?:[A-Z"].*\S)?$/s);
      expect([problem.endLine, problem.endColumn].every((count) => count >= 1)).toBe(true);
    }
  });

  it("come with the author's line and a caret under the place", () => {
    const report = reportOn('block/unknown-type', 'text');
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

  it('are not told to lose a field that they need', async () => {
    const hints = (await fixtureProblems('block/too-few')).map(({ hint }) => hint);
    expect(hints).toEqual(['Write one.', ...Array<string>(2).fill('Write one, or remove the field.')]);
  });
});
