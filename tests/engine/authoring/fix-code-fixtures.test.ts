import { describe, expect, it } from 'vitest';
import { fixContent } from '../../../src/engine/authoring/fix/fix-content.ts';
import { tokensOf } from '../../../src/engine/authoring/json-tokens.ts';
import { codes } from '../../../src/engine/check/codes.ts';
import type { SiteContent } from '../../../src/engine/read/site-content.ts';
import { reportDiagnostics } from '../../../src/engine/report/report-diagnostics.ts';
import type { ReportedDiagnostic } from '../../../src/model/diagnostics/reported.ts';
import { fixtureCodes, fixtureContent, fixtureDiagnostics, fixtureFiles } from '../../support/sites/code-fixtures.ts';
import { reported } from '../../support/checked.ts';
import { readFiles, type SiteFiles } from '../../support/files.ts';
import { EVERYTHING } from '../../support/night.ts';

const isPromised = ({ fixable }: ReportedDiagnostic): boolean => fixable;

/** The bytes of all files, which are compared much faster as a text of one character each. */
const bytesOf = (files: SiteFiles): Map<string, string> =>
  new Map(
    Object.entries(files).map(([file, content]) => [file, Buffer.from(content as string).toString('latin1')] as const),
  );

/** A text without its layout. */
const unlaid = (bytes = ''): string =>
  tokensOf(Buffer.from(bytes, 'latin1').toString('utf8'))
    .map(({ source }) => source)
    .join(' ');

/** A fixture before and after it is fixed, and after it is fixed again. */
function fixedFixture(code: string) {
  const files = fixtureFiles(code);
  const content = fixtureContent(code);
  const before = { problems: reportDiagnostics(fixtureDiagnostics(code), content), files: bytesOf(files) };
  const fix = (from: SiteFiles, site: SiteContent, problems: ReportedDiagnostic[]) => {
    const { fixed } = fixContent(site);
    if (fixed.length === 0) return { said: { problems, files: bytesOf(from), fixed: [] }, to: from, after: site };
    const to = { ...from, ...Object.fromEntries(fixed.map(({ file, text }) => [file, text])) };
    const after = readFiles(to);
    const said = { problems: reported(after), files: bytesOf(to), fixed: fixed.map(({ file }) => file) };
    return { said, to, after };
  };
  const first = fix(files, content, before.problems);
  // What changed nothing would be asked the same once more.
  const again = first.after === content ? first : fix(first.to, first.after, first.said.problems);
  return { before, after: first.said, again: again.said };
}

describe('fixing the fixtures of codes', () => {
  // It takes seconds to find that again after each fix.
  const byDay = fixtureCodes().filter((code) => EVERYTHING || code !== 'text/slow-form');
  it.each(byDay)('%s: fixes what the checker promises, and nothing that needs a person', (code) => {
    const { before, after, again } = fixedFixture(code);
    expect(after.problems.filter(isPromised)).toEqual([]);
    expect(again).toEqual({ ...after, fixed: [] });

    const meant = new Set(before.problems.filter(isPromised).map(({ file }) => file));
    expect([...after.files.keys()]).toEqual([...before.files.keys()]);
    for (const [file, bytes] of before.files) {
      if (!meant.has(file)) expect(unlaid(after.files.get(file))).toBe(unlaid(bytes));
      if (!meant.has(file) && !after.fixed.includes(file)) expect(after.files.get(file) === bytes).toBe(true);
    }
    const kept = (problems: ReportedDiagnostic[]): string[] =>
      problems.filter((problem) => !isPromised(problem)).map(({ file, code: kind }) => `${file} ${kind}`);
    if (meant.size === 0) expect(kept(after.problems)).toEqual(kept(before.problems));
  });

  it('covers every fix that is promised', () => {
    const promised = new Set<string>();
    for (const code of byDay)
      for (const problem of reportDiagnostics(fixtureDiagnostics(code), fixtureContent(code)))
        if (isPromised(problem)) promised.add(problem.code);
    const fixable = Object.entries(codes).flatMap(([code, { fixable }]) => (fixable === undefined ? [] : [code]));
    const unsaid = [...promised].filter((code) => !fixable.includes(code));
    expect(unsaid, 'have a certain suggestion, so that "fixable" belongs beside their message').toEqual([]);
    const unshown = fixable.filter((code) => !promised.has(code));
    expect(unshown, 'are "fixable", and no fixture of theirs has a certain suggestion').toEqual([]);
  });
});
