import { describe, expect, it } from 'vitest';
import { json } from '../../../src/engine/report/formats/json.ts';
import { text } from '../../../src/engine/report/formats/text.ts';
import { problem } from '../../support/problem.ts';

const CONTEXT = { files: 1, textOf: () => undefined, color: false };
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => problem({ code: 'json/duplicate-key', line: index + 1 }));

describe('a file with a hundred thousand problems of one kind', () => {
  const problems = [...many(100_000), problem({ file: 'pages/b.json' })];

  it('is told in fifty of them and a count, beside what else there is', () => {
    const told = text(problems, CONTEXT);
    expect(told.match(/json\/duplicate-key/g)).toHaveLength(51);
    expect(told).toContain('pages/a.json  …and 99950 more of json/duplicate-key.');
    expect(told).toContain('pages/b.json:1:2');
    expect(told).toContain('100001 errors');
  });

  it('is given to programs up to a bound, with the number of those left out', () => {
    const given = JSON.parse(json(problems, CONTEXT)) as { problems: unknown[]; errors: number; omitted: number };
    expect([given.problems.length, given.errors, given.omitted]).toEqual([10_000, 100_001, 90_001]);
    expect(JSON.parse(json(many(10_000), CONTEXT))).not.toHaveProperty('omitted');
  });
});

describe('a mistake that three thousand pages have', () => {
  const problems = Array.from({ length: 3_000 }, (_, index) => problem({ file: `pages/news/${index}.json` }));

  it('is told in a hundred of them, with their number and how to see those of a folder', () => {
    const { code } = problem({});
    const told = text([...problems, problem({ code: 'link/other' })], CONTEXT);
    expect(told.split(code)).toHaveLength(102);
    expect(told).toContain(
      `…and 2900 more of ${code} in 2900 files. Those of a folder alone: npm run check -- pages/news`,
    );
    expect(told).toContain('link/other');
    expect(told).toContain('3001 errors');
  });
});

describe('an excerpt', () => {
  it('marks spaces that are no plain ones', () => {
    const found = problem({ line: 1, column: 5, endLine: 1, endColumn: 6 });
    expect(text([found], { ...CONTEXT, textOf: () => '"a":\u00a01' })).toContain('"a":␣1');
  });
});
