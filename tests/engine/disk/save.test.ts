import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Change } from '../../../src/engine/authoring/change.ts';
import { diskFiles } from '../../../src/engine/disk/disk-files.ts';
import { saveAll } from '../../../src/engine/disk/save.ts';
import { recover } from '../../../src/engine/disk/save/recover.ts';
import { entriesBelow, pathOfEntry } from '../../../src/engine/disk/files/entries-below.ts';
import { writeInto } from '../../support/write-into.ts';
import { applyVersions } from '../../../src/engine/disk/save/apply-versions.ts';
import type { FileVersions } from '../../../src/engine/disk/save/file-versions.ts';
import { writeJournal } from '../../../src/engine/disk/save/journal.ts';
import { testFolder } from '../../support/temp-folder.ts';

let root: string;
beforeEach(() => {
  root = testFolder();
  for (const [file, text] of Object.entries({ 'pages/a.json': 'A', 'pages/folder/b.json': 'B', 'pages/c.json': 'C' }))
    write(file, text);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const write = (file: string, text: string): void => writeInto(root, file, text);

/** Every file and every folder, so that nothing left behind is overlooked. */
function everything(): Record<string, string> {
  const entries = entriesBelow(root).map(pathOfEntry);
  const name = (file: string): string => path.relative(root, file).split(path.sep).join('/');
  return Object.fromEntries(
    entries.map((file) => [name(file), fs.statSync(file).isFile() ? fs.readFileSync(file, 'utf8') : '']),
  );
}

const is = (text: string): Buffer => Buffer.from(text);
const CHANGES: Change[] = [
  { file: 'pages/a.json', before: is('A'), text: 'A2' },
  { file: 'pages/folder/b.json', before: is('B'), movedTo: 'pages/c.json' },
  { file: 'pages/c.json', before: is('C'), movedTo: 'pages/new/deep/c.json', text: 'C2' },
  { file: 'pages/d.json', text: 'D' },
];
const AFTER = {
  pages: '',
  'pages/a.json': 'A2',
  'pages/c.json': 'B',
  'pages/d.json': 'D',
  'pages/new': '',
  'pages/new/deep': '',
  'pages/new/deep/c.json': 'C2',
};

describe('changes to several files', () => {
  it('are made together, and empty folders go', () => {
    saveAll(root, CHANGES);
    expect(everything()).toEqual(AFTER);
  });

  it('leave the folders of a site where they are, empty ones too', () => {
    write('public/a.txt', 'A');
    saveAll(root, [{ file: 'public/a.txt', before: is('A'), movedTo: 'pages/a.txt' }]);
    expect(everything()).toMatchObject({ public: '', 'pages/a.txt': 'A' });
  });

  it('are nothing to a disk that is full or can only be read where there are none', () => {
    vi.spyOn(fs, 'mkdirSync').mockImplementation(() => {
      throw Object.assign(new Error('Read-only.'), { code: 'EROFS' });
    });
    expect(() => saveAll(root, CHANGES)).toThrow('Nothing was written');
    expect(() => saveAll(root, [])).not.toThrow();
  });

  // What such a disk does is seen with two names of one file.
  it('change the capitals of a name on a disk that does not tell them apart', () => {
    write('pages/About.json', 'about');
    fs.linkSync(path.join(root, 'pages/About.json'), path.join(root, 'pages/about.json'));
    saveAll(root, [{ file: 'pages/About.json', before: is('about'), movedTo: 'pages/about.json', text: 'About' }]);
    expect(everything()).toMatchObject({ 'pages/about.json': 'About' });
    expect(everything()).not.toHaveProperty(['pages/About.json']);
  });

  it('write nothing through a link to another place, which is never read', () => {
    const elsewhere = path.join(root, 'elsewhere');
    fs.mkdirSync(elsewhere);
    fs.symlinkSync(elsewhere, path.join(root, 'pages/linked'));
    const before = everything();
    for (const file of ['pages/linked/x.json', 'pages/linked/deep/x.json'])
      expect(() => saveAll(root, [...CHANGES, { file, text: 'X' }])).toThrow(
        'Nothing was written, because pages/linked is a link to another place, where nothing is read',
      );
    expect(everything()).toEqual(before);
  });

  it.each([0o600, 0o664])('keep who may change a file: %o', (mode) => {
    fs.chmodSync(path.join(root, 'pages/a.json'), mode);
    saveAll(root, CHANGES);
    expect(fs.statSync(path.join(root, 'pages/a.json')).mode & 0o777).toBe(process.platform === 'win32' ? 0o666 : mode);
  });

  it('leave a file as it is that may only be read', () => {
    const before = everything();
    const ask = fs.accessSync;
    // Of the one who may do everything, the system asks nothing.
    vi.spyOn(fs, 'accessSync').mockImplementation((file, mode) => {
      if (mode === fs.constants.W_OK && String(file).endsWith('c.json'))
        throw Object.assign(new Error('Denied.'), { code: 'EACCES', path: String(file) });
      ask(file, mode);
    });
    expect(() => saveAll(root, CHANGES)).toThrow(
      'Nothing was written, because pages/c.json cannot be changed: check who',
    );
    expect(everything()).toEqual(before);
  });

  it.each([
    [
      'a file that was changed meanwhile',
      () => write('pages/c.json', 'mine'),
      'pages/c.json was saved by somebody else a moment ago',
    ],
    [
      'a file that was created meanwhile',
      () => write('pages/d.json', 'mine'),
      'pages/d.json was made by somebody else a moment ago',
    ],
    [
      'a file that is gone',
      () => fs.rmSync(path.join(root, 'pages/folder/b.json')),
      'pages/folder/b.json is gone: somebody has moved or deleted it a moment ago',
    ],
    [
      'a folder that cannot be made',
      () => write('pages/new', 'mine'),
      'pages/new is a file where a folder is needed: give it another name, or delete it',
    ],
  ])('are all taken back for %s', (_what, meanwhile, reason) => {
    meanwhile();
    const before = everything();
    expect(() => saveAll(root, CHANGES)).toThrow(`Nothing was written, because ${reason}. Run the command again.`);
    expect(everything()).toEqual(before);
  });

  it('are not made of a text that was read before somebody saved another', () => {
    const source = diskFiles(root, new Map());
    const text = source.text('pages/a.json');
    write('pages/a.json', 'mine');
    const changes = [{ file: 'pages/a.json', before: source.bytes('pages/a.json')!, text: `${text}2` }];
    expect(() => saveAll(root, changes, source)).toThrow('pages/a.json was saved by somebody else a moment ago');
    expect(everything()).toMatchObject({ 'pages/a.json': 'mine' });
  });

  it.each([
    ['pages/a.json', 'is being written'],
    ['pages/c.json', 'is written'],
    ['pages/folder/b.json', 'goes'],
    ['pages/d.json', 'is new'],
  ])('are all taken back for %s, which %s, where it is saved while others are written', (file) => {
    const before = everything();
    const put = fs.writeFileSync;
    vi.spyOn(fs, 'writeFileSync').mockImplementation((to, data, options) => {
      put(to, data, options);
      if (String(to).endsWith('.a.json.unfinished')) put(path.join(root, file), 'mine');
    });
    expect(() => saveAll(root, CHANGES)).toThrow(`because ${file} was saved by somebody else a moment ago.`);
    expect(everything()).toEqual({ ...before, [file]: 'mine' });
  });

  it('are made to their end where somebody presses Ctrl+C, which counts again afterwards', () => {
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
    const heard = (): number[] => signals.map((signal) => process.listenerCount(signal));
    const before = heard();
    const put = fs.writeFileSync;
    const meanwhile: number[][] = [];
    vi.spyOn(fs, 'writeFileSync').mockImplementation((file, data, options) => {
      meanwhile.push(heard());
      put(file, data, options);
    });
    saveAll(root, CHANGES);
    expect(new Set(meanwhile.map(String))).toEqual(new Set([String(before.map((count) => count + 1))]));
    expect(heard()).toEqual(before);
  });

  it('are all taken back where the disk is full: what is new makes room for what was there', () => {
    const before = everything();
    const size = (): number => Object.values(everything()).join('').length;
    const put = fs.writeFileSync;
    let room = Infinity;
    vi.spyOn(fs, 'writeFileSync').mockImplementation((file, data, options) => {
      if (size() + String(data).length > room) throw Object.assign(new Error('No space.'), { code: 'ENOSPC' });
      put(file, data, options);
      // There is some for a part of the changes.
      if (String(file).includes('files.json')) room = size() + 3;
    });
    expect(() => saveAll(root, CHANGES)).toThrow('Nothing was written, because the disk is full and needs room first.');
    expect(everything()).toEqual(before);
  });
});

describe('a command that is stopped by force', () => {
  /** The number of a program that has ended. */
  const ended = (): number => spawnSync(process.execPath, ['--version']).pid;
  const VERSIONS: FileVersions = new Map([
    ['pages/a.json', { before: is('A'), after: is('A2') }],
    ['pages/c.json', { before: is('C'), after: is('B') }],
    ['pages/folder/b.json', { before: is('B') }],
    ['pages/d.json', { after: is('D') }],
  ]);
  const keep = (): string => {
    const folder = path.join(root, `.changes-${ended()}`);
    writeJournal(folder, VERSIONS);
    return folder;
  };

  it.each([
    ['before anything', () => {}],
    ['after the first file', () => write('pages/a.json', 'A2')],
    [
      'between a file and its place',
      () => {
        write('pages/a.json', 'A2');
        write('pages/.c.json.unfinished', 'half of');
      },
    ],
    ['before its end', () => void applyVersions(root, VERSIONS, 'after')],
  ])('%s is taken back by the next one', (_when, work) => {
    const before = everything();
    keep();
    work();
    expect(recover(root)).toBe(true);
    expect(everything()).toEqual(before);
    expect(recover(root)).toBe(false);
  });

  it('has left no folder of another name', () => {
    write('.changes-mine/a.json', 'mine');
    expect(recover(root)).toBe(false);
    expect(everything()).toHaveProperty(['.changes-mine/a.json'], 'mine');
  });

  it('before all versions were kept has changed nothing', () => {
    const before = everything();
    fs.rmSync(path.join(keep(), 'files.json'));
    expect(recover(root)).toBe(false);
    expect(everything()).toEqual(before);
  });

  it('does not cost what somebody wrote since', () => {
    const folder = keep();
    applyVersions(root, VERSIONS, 'after');
    write('pages/c.json', 'mine');
    expect(() => recover(root)).toThrow(`  pages/c.json: compare it with ${path.join(folder, '1.before')}\n`);
    expect(fs.readFileSync(path.join(root, 'pages/c.json'), 'utf8')).toBe('mine');
    expect(fs.readFileSync(path.join(folder, '1.before'), 'utf8')).toBe('C');
    expect([
      fs.existsSync(path.join(root, 'pages/d.json')),
      fs.readFileSync(path.join(root, 'pages/folder/b.json'), 'utf8'),
    ]).toEqual([false, 'B']);
  });

  it('is left alone while it is still at work', () => {
    writeJournal(path.join(root, `.changes-${process.pid}`), VERSIONS);
    const before = everything();
    expect(() => recover(root)).toThrow('Another command is changing this site right now.');
    expect(everything()).toEqual(before);
  });

  it('is left alone for a minute where it was on another computer: here nobody knows whether it runs', () => {
    const elsewhere = vi.spyOn(os, 'hostname').mockReturnValue('elsewhere');
    const folder = keep();
    elsewhere.mockRestore();
    expect(() => recover(root)).toThrow('Another command is changing this site right now.');
    const minutesAgo = new Date(Date.now() - 120_000);
    fs.utimesSync(folder, minutesAgo, minutesAgo);
    expect(recover(root)).toBe(true);
  });

  it('is left alone however slow the disk is', () => {
    const folder = path.join(root, `.changes-${process.pid}`);
    const put = fs.writeFileSync;
    vi.spyOn(fs, 'writeFileSync').mockImplementation((file, data, options) => {
      const isInPages = String(file).startsWith(path.join(root, 'pages'));
      if (isInPages) expect(() => recover(root)).toThrow('Another command is changing this site right now.');
      put(file, data, options);
      const minutesAgo = new Date(Date.now() - 120_000);
      if (isInPages) fs.utimesSync(folder, minutesAgo, minutesAgo);
    });
    saveAll(root, CHANGES);
    expect(everything()).toEqual(AFTER);
  });

  it.each([
    ['../beside.txt', 'a place beside the site'],
    ['pages/../../beside.txt', 'the same in other words'],
    ['.git/hooks/post-checkout', 'what Git runs'],
    ['.GIT/hooks/post-checkout', 'the same in capitals'],
    ['git~1/hooks/post-checkout', 'the same as Windows shortens it'],
    ['pages/a\0b', 'no name at all'],
    ['linked/x.json', 'a folder that is a link'],
    ['pages/linked/x.json', 'a link further down'],
    ['nowhere/x.json', 'a link to what is not there yet'],
    ['', 'the site itself'],
  ])('is not believed to have written %j: %s', (name) => {
    const elsewhere = testFolder();
    fs.symlinkSync(elsewhere, path.join(root, 'linked'));
    fs.symlinkSync(elsewhere, path.join(root, 'pages/linked'));
    writeJournal(path.join(root, `.changes-${ended()}`), new Map([[name, { before: is('X') }]]));
    fs.symlinkSync(path.join(elsewhere, 'made'), path.join(root, 'nowhere'));
    const there = fs.readdirSync(root, { recursive: true });
    expect(() => recover(root)).toThrow(
      `wants this put back: "${name}", which is no file of this site. Nothing was written.`,
    );
    expect([fs.readdirSync(root, { recursive: true }), fs.readdirSync(elsewhere)]).toEqual([there, []]);
    expect(fs.existsSync(path.join(path.dirname(root), 'beside.txt'))).toBe(false);
  });

  it('has kept no link, and nothing behind one', () => {
    const folder = keep();
    write('secret.txt', 'secret');
    fs.rmSync(path.join(root, 'pages/a.json'));
    fs.rmSync(path.join(folder, '0.before'));
    fs.symlinkSync(path.join(root, 'secret.txt'), path.join(folder, '0.before'));
    fs.symlinkSync(root, path.join(root, '.changes-1'));
    expect(recover(root)).toBe(true);
    expect(everything()).not.toHaveProperty(['pages/a.json']);
  });
});
