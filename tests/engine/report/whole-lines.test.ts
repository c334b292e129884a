import { describe, expect, test } from 'vitest';
import { codeFrame } from '../../../src/engine/report/code-frame.ts';
import { inWholeWords } from '../../../src/model/words/whole-lines.ts';
import { columnCount } from '../../../src/model/words/letters/columns.ts';
import { wrapWords } from '../../../scripts/support/wrap-words.ts';

/** What a terminal of so many columns is given. */
function written(chunk: string | Buffer, { columns = 20, isTTY = true } = {}): string {
  let all = '';
  const stream = { isTTY, columns, write: (part: unknown) => ((all += String(part)), true) };
  wrapWords(stream);
  stream.write(chunk);
  return all;
}

describe('a line that is wider than the terminal', () => {
  test('is broken between words, and goes on below its first one', () => {
    expect(inWholeWords('The word is whole, and so are all.\nShort.', 14)).toBe(
      'The word is\nwhole, and so\nare all.\nShort.',
    );
    expect(inWholeWords('  Mail is local: set it up.', 14)).toBe('  Mail is\n  local: set\n  it up.');
  });

  test('in a list of options, goes on below what they are', () => {
    expect(inWholeWords('  --root DIR  the folder with pages/', 30)).toBe(
      '  --root DIR  the folder with\n              pages/',
    );
  });

  test('has the room of letters that take two columns, and none of what colors them', () => {
    expect(inWholeWords('自転車 自転車 自転車', 14)).toBe('自転車 自転車\n自転車');
    expect(inWholeWords('\u001B[31mred\u001B[39m \u001B[2mdim\u001B[22m', 7)).toBe(
      '\u001B[31mred\u001B[39m \u001B[2mdim\u001B[22m',
    );
  });

  test('is left alone where a word is wider, such as an address', () => {
    expect(inWholeWords('at http://localhost:4173/ now', 10)).toBe('at\nhttp://localhost:4173/\nnow');
  });
});

describe('what is written', () => {
  test('is broken in a terminal, and for nobody else', () => {
    expect(written('Mend the errors, then check.')).toBe('Mend the errors,\nthen check.');
    expect(written('Mend the errors, then check.', { isTTY: false })).toBe('Mend the errors, then check.');
  });

  test('as bytes, or to move about in a line, is as it was', () => {
    expect(written(Buffer.from('{ "for": "programs, and whole" }'))).toBe('{ "for": "programs, and whole" }');
    expect(written('\r1 of 27 pages are done now …')).toBe('\r1 of 27 pages are done now …');
  });
});

test('a line of an author is cut to what a narrow terminal shows, with carets under the place', () => {
  const text = `${'a'.repeat(200)}HERE${'b'.repeat(200)}`;
  const frame = codeFrame(text, { line: 1, column: 201, endLine: 1, endColumn: 205 }, 60);
  const [line = '', carets = ''] = frame.split('\n');
  expect(columnCount(line)).toBeLessThanOrEqual(60);
  expect(line.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)).toBe('HERE');
});
