import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reported } from '../support/checked.ts';
import { lineStarts, positionAt } from '../../src/engine/read/locate.ts';
import type { ReportedDiagnostic } from '../../src/model/reported.ts';
import { readSite } from '../../src/engine/disk/read-site.ts';
import { GOOD_PAGE, GOOD_TEXT, MISTAKES, type Mistake } from '../fixtures/mistakes/mistakes.ts';
import { copyOfSite, type TempSite } from '../support/temp-site.ts';

/** One place in a text, which must be the only one of its kind. */
function only(text: string, words: string): number {
  const at = text.indexOf(words);
  expect(at, `${JSON.stringify(words)} is there`).not.toBe(-1);
  expect(text.indexOf(words, at + 1), `${JSON.stringify(words)} is there once`).toBe(-1);
  return at;
}

describe("a mistake on a good page of this project's site, with all advice asked for", () => {
  let site: TempSite;
  beforeAll(() => {
    site = copyOfSite();
    site.write(GOOD_PAGE, GOOD_TEXT);
  });
  afterAll(() => site.remove());

  const check = (): ReportedDiagnostic[] => reported(readSite(site.root));
  const textOf = (file: string): string => fs.readFileSync(path.join(site.root, file), 'utf8');

  /** Makes the mistake and checks the site; afterwards everything is as it was. */
  function problemsWith({ file = GOOD_PAGE, from, to = '', text, bytes, others = {} }: Mistake): {
    problems: ReportedDiagnostic[];
    changed: string;
  } {
    const replaced = (name: string, change: { from: string; to: string }): string => {
      only(textOf(name), change.from);
      return textOf(name).replace(change.from, () => change.to);
    };
    const written = new Map<string, string | Buffer>(
      Object.entries(others).map(([name, change]) => [
        name,
        typeof change === 'string' ? change : replaced(name, change),
      ]),
    );
    written.set(file, from === undefined ? (bytes ?? text ?? '') : replaced(file, { from, to }));
    const before = [...written.keys()].map(
      (name) => [name, fs.existsSync(path.join(site.root, name)) ? textOf(name) : undefined] as const,
    );
    try {
      for (const [name, words] of written) {
        fs.mkdirSync(path.dirname(path.join(site.root, name)), { recursive: true });
        fs.writeFileSync(path.join(site.root, name), words);
      }
      return { problems: check(), changed: textOf(file) };
    } finally {
      for (const [name, words] of before) {
        if (words === undefined) fs.rmSync(path.join(site.root, name));
        else site.write(name, words);
      }
    }
  }

  it('is one of at least sixty kinds, each of its own', () => {
    expect(check()).toEqual([]);
    expect(MISTAKES.length).toBeGreaterThanOrEqual(60);
    expect(new Set(MISTAKES.map(({ made }) => made)).size).toBe(MISTAKES.length);
  });

  it.each(MISTAKES.map((mistake) => [mistake.made, mistake] as const))(
    '"%s" is reported once, at its place, with what to do',
    (_made, mistake) => {
      const { problems, changed } = problemsWith(mistake);
      expect(problems.map(({ file, code, message }) => ({ file, code, message }))).toEqual([
        { file: mistake.file ?? GOOD_PAGE, code: mistake.code, message: expect.any(String) },
      ]);
      const [{ line, column, message, hint }] = problems as [ReportedDiagnostic];
      const place = positionAt(lineStarts(changed), mistake.at === undefined ? 0 : only(changed, mistake.at));
      expect([line, column]).toEqual(place);
      expect(`${message} ${hint}`).toContain(mistake.told);
    },
  );
});
