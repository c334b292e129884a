import { expect, test } from 'vitest';
import { reporters } from '../../scripts/content/check/reporters/index.ts';
import type { Problem } from '../../scripts/content/model.ts';

const context = { files: 1, textOf: () => undefined, color: false };
const problem = (over: Partial<Problem>): Problem => ({
  file: 'pages/a.json',
  line: 1,
  column: 2,
  endLine: 1,
  endColumn: 5,
  severity: 'error',
  code: 'link/missing-page',
  message: 'No such page.',
  place: '',
  hint: '',
  ...over,
});

test('escapes what would end or split an annotation', () => {
  const annotation = reporters.github([problem({ file: 'pages/a,b:c.json', message: '100%\nsure', hint: 'Do: this, now' })], context);
  expect(annotation).toBe('::error file=pages/a%2Cb%3Ac.json,line=1,col=2,endLine=1,endColumn=5,title=link/missing-page::100%25%0Asure%0ADo: this, now\n');
});

test('shows every file before a second problem of one, and no more than GitHub does', () => {
  const many = Array.from({ length: 12 }, (_, index) => problem({ line: index + 1 }));
  const lines = reporters
    .github([...many, problem({ file: 'pages/b.json', line: 99 })], context)
    .trim()
    .split('\n');
  expect(lines).toHaveLength(10);
  expect(lines[1]).toContain('pages/b.json');
});
