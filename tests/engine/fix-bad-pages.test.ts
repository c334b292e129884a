import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixContent } from '../../src/engine/authoring/fix/fix-content.ts';
import { saveAll } from '../../src/engine/disk/save.ts';
import { tokensOf } from '../../src/engine/authoring/tokens.ts';
import { reported } from '../support/checked.ts';
import type { ReportedDiagnostic } from '../../src/model/reported.ts';
import { readSite } from '../../src/engine/disk/read-site.ts';
import { codes } from '../../src/engine/check/codes.ts';
import { fixtureCodes, withSite } from '../support/bad-pages.ts';

const isPromised = ({ fixable }: ReportedDiagnostic): boolean => fixable;

/** All files below a folder with their bytes, which are compared much faster as a text of one character each. */
function filesOf(root: string): Map<string, string> {
  const names = fs.readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = names.map(({ parentPath, name }) =>
    path.relative(root, path.join(parentPath, name)).split(path.sep).join('/'),
  );
  return new Map(files.map((file) => [file, fs.readFileSync(path.join(root, file), 'latin1')]));
}

/** A text without its layout. */
const unlaid = (bytes = ''): string =>
  tokensOf(Buffer.from(bytes, 'latin1').toString('utf8'))
    .map(({ source }) => source)
    .join(' ');

function repaired(code: string) {
  const roots: string[] = [];
  withSite(code, (root) => {
    roots.push(fs.mkdtempSync(`${root}-fixed-`));
    fs.cpSync(root, roots[0] as string, { recursive: true, verbatimSymlinks: true });
  });
  const [root] = roots as [string];
  try {
    const repair = () => {
      const { fixed } = fixContent(readSite(root));
      saveAll(root, fixed);
      return { problems: reported(readSite(root)), files: filesOf(root), fixed: fixed.map(({ file }) => file) };
    };
    const before = { problems: reported(readSite(root)), files: filesOf(root) };
    return { before, after: repair(), again: repair() };
  } finally {
    fs.rmSync(root, { recursive: true, force: true });
  }
}

describe('repairing the bad pages', () => {
  it.each(fixtureCodes())('%s: mends what the checker promises, and nothing that needs a person', (code) => {
    const { before, after, again } = repaired(code);
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

  it('covers every repair that is promised', () => {
    const promised = new Set<string>();
    for (const code of fixtureCodes())
      for (const problem of withSite(code, (root) => reported(readSite(root))))
        if (isPromised(problem)) promised.add(problem.code);
    const fixable = Object.entries(codes).flatMap(([code, { fixable }]) => (fixable === undefined ? [] : [code]));
    expect([...promised].toSorted()).toEqual(fixable.toSorted());
  });
});
