import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyChanges, type FileChange } from '../../scripts/authoring/transaction.ts';

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-transaction-'));
  for (const [file, text] of Object.entries(FILES)) write(file, text);
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

const FILES = { 'pages/a.json': 'A', 'pages/folder/b.json': 'B', 'pages/c.json': 'C' };

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
}

/** Every file and every folder, so that nothing left behind is overlooked. */
function everything(): Record<string, string> {
  const entries = fs.readdirSync(root, { recursive: true, withFileTypes: true }).map((entry) => path.join(entry.parentPath, entry.name));
  const name = (file: string): string => path.relative(root, file).split(path.sep).join('/');
  return Object.fromEntries(entries.map((file) => [name(file), fs.statSync(file).isFile() ? fs.readFileSync(file, 'utf8') : '']));
}

const CHANGES: FileChange[] = [
  { from: 'pages/a.json', to: 'pages/a.json', was: 'A', text: 'A2' },
  { from: 'pages/folder/b.json', to: 'pages/c.json', was: 'B' },
  { from: 'pages/c.json', to: 'pages/new/deep/c.json', was: 'C', text: 'C2' },
  { to: 'pages/d.json', text: 'D' },
];

describe('changes to several files', () => {
  it('are made together, and empty folders go', () => {
    applyChanges(root, CHANGES);
    expect(everything()).toEqual({
      pages: '',
      'pages/a.json': 'A2',
      'pages/c.json': 'B',
      'pages/d.json': 'D',
      'pages/new': '',
      'pages/new/deep': '',
      'pages/new/deep/c.json': 'C2',
    });
  });

  it.each([
    ['a file that was changed meanwhile', () => write('pages/c.json', 'mine'), 'pages/c.json was changed by another program just now'],
    ['a file that was created meanwhile', () => write('pages/d.json', 'mine'), 'pages/d.json was created by another program just now'],
    [
      'a file that is gone',
      () => fs.rmSync(path.join(root, 'pages/folder/b.json')),
      'pages/folder/b.json is gone: another program has moved or deleted it just now',
    ],
    ['a folder that cannot be made', () => write('pages/new', 'mine'), 'pages/new/deep cannot be made: a file has the name of a folder that is needed'],
  ])('are all taken back for %s', (_what, meanwhile, reason) => {
    meanwhile();
    const before = everything();
    expect(() => applyChanges(root, CHANGES)).toThrow(reason);
    expect(() => applyChanges(root, CHANGES)).toThrow(/^Writing failed: .*\. Everything was put back as it was\.$/);
    expect(everything()).toEqual(before);
  });
});
