import { describe, expect, it } from 'vitest';
import { lineStarts, positionAt } from '../../../src/engine/read/lines.ts';
import type { ReportedDiagnostic } from '../../../src/model/diagnostics/reported.ts';
import { GOOD_PAGE, GOOD_SITE, MISTAKES, type Mistake } from '../../fixtures/mistakes/mistakes.ts';
import { reported } from '../../support/checked.ts';
import { readFiles, textIn, type SiteFiles } from '../../support/files.ts';

/** One place in a text, which must be the only one of its kind. */
function only(text: string, words: string): number {
  const at = text.indexOf(words);
  expect(at, `${JSON.stringify(words)} is there`).not.toBe(-1);
  expect(text.indexOf(words, at + 1), `${JSON.stringify(words)} is there once`).toBe(-1);
  return at;
}

describe('a mistake on a good page of a sound site, with all advice asked for', () => {
  /** The site with the mistake. */
  function filesWith({ file = GOOD_PAGE, from, to = '', text, bytes, others = {} }: Mistake): SiteFiles {
    const replaced = (name: string, change: { from: string; to: string }): string => {
      only(textIn(GOOD_SITE, name), change.from);
      return textIn(GOOD_SITE, name).replace(change.from, () => change.to);
    };
    const more = Object.entries(others).map(([name, change]) => [
      name,
      typeof change === 'string' ? change : replaced(name, change),
    ]);
    const made = from === undefined ? (bytes ?? text ?? '') : replaced(file, { from, to });
    return { ...GOOD_SITE, ...Object.fromEntries(more), [file]: made };
  }

  it('is one of at least sixty kinds, each of its own', () => {
    expect(reported(readFiles(GOOD_SITE))).toEqual([]);
    expect(MISTAKES.length).toBeGreaterThanOrEqual(60);
    expect(new Set(MISTAKES.map(({ made }) => made)).size).toBe(MISTAKES.length);
  });

  it.each(MISTAKES.map((mistake) => [mistake.made, mistake] as const))(
    '"%s" is reported once, at its place, with what to do',
    (_made, mistake) => {
      const { file = GOOD_PAGE, code, at, told } = mistake;
      const files = filesWith(mistake);
      const problems = reported(readFiles(files));
      expect(problems.map((problem) => ({ file: problem.file, code: problem.code }))).toEqual([{ file, code }]);
      const [{ line, column, message, hint }] = problems as [ReportedDiagnostic];
      const text = textIn(files, file);
      expect([line, column]).toEqual(positionAt(lineStarts(text), at === undefined ? 0 : only(text, at)));
      expect(`${message} ${hint}`).toContain(told);
    },
  );
});
