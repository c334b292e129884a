import { describe, expect, it } from 'vitest';
import { codeFrame } from '../../../src/engine/report/code-frame.ts';

describe('a code frame', () => {
  it('cuts long lines around the place and shows no control characters', () => {
    const text = `${'x'.repeat(300)}\u001b[31mHERE${'y'.repeat(300)}`;
    const [line = '', carets = ''] = codeFrame(text, { line: 1, column: 306, endLine: 1, endColumn: 310 }).split('\n');
    expect(line.length).toBeLessThan(115);
    expect(line).not.toContain('\u001b');
    expect(line.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)).toBe('HERE');
  });

  it('is no wider where letters are, and begins and ends between letters', () => {
    const text = `${'山の静けさ'.repeat(40)}HERE${'ที่นี่'.repeat(200)}`;
    const [line = '', carets = ''] = codeFrame(text, { line: 1, column: 201, endLine: 1, endColumn: 205 }).split('\n');
    expect(line).toMatch(/^ {3}1 \| ….{10}HERE(?:ที่นี่){38}…$/);
    expect(carets).toBe(`     | ${' '.repeat(21)}^^^^`);
    const [, below = ''] = codeFrame('あ\u3000x', { line: 1, column: 3, endLine: 1, endColumn: 4 }).split('\n');
    expect(below).toBe('     |    ^');
  });

  it('counts the columns that letters take', () => {
    const [, carets = ''] = codeFrame('𠮷 ที่ x', { line: 1, column: 8, endLine: 1, endColumn: 9 }).split('\n');
    expect(carets.indexOf('^') - carets.indexOf('|')).toBe('| '.length + 2 + 1 + 1 + 1);
  });
});
