import fs from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { NO_RECORD, type BuildRecord } from '../../../src/engine/build/build-record.ts';
import { readRecord, recordFile, writeRecord } from '../../../src/engine/build/record-file.ts';
import { testFolder } from '../../support/temp-folder.ts';

const LIST = '["list",{"from":"/team"}]';

const RECORD: BuildRecord = {
  keys: { outlines: 'all', outlinesWithoutMenus: 'most' },
  ofAllPages: ['sitemap.xml'],
  sharedInputsKey: 'shared',
  dependencyKeys: { [LIST]: 'Dana' },
  blockKeys: { hero: 'code' },
  pages: {
    '/': {
      file: 'pages/index.json',
      source: 'words',
      types: 'cta hero',
      dependencies: [LIST, '["page","/team"]'],
      searchKey: 'en words',
      main: { classNames: 'pw-a pw-b', hints: ['<link>'] },
    },
    '/team': { file: 'pages/team.json', source: 'other', types: 'hero', dependencies: [], searchKey: '' },
    // As one that is like another in all but its place.
    '/us': { file: 'pages/team.json', source: 'other', types: 'cta hero', dependencies: [LIST], searchKey: '' },
  },
  rules: { 'pw-a': '.pw-a{top:0}', 'pw-b rtl': '.pw-b{right:0}' },
  folder: 'shop',
  files: {
    'index.html': { key: 'a', size: 5, time: 1.5 },
    'team.html': { key: 'b', size: 6, time: 2.5 },
  },
  state: 'left',
  limitations: ['It sends no headers.'],
  notices: ['A letter is missing.'],
  spare: { ino: 7, folders: 'state', differs: ['team.html'] },
};

let root: string;
let out: string;
beforeEach(() => {
  root = testFolder();
  out = `${root}/dist`;
  return () => {
    const file = recordFile(root, out);
    for (const name of [file, file.replace('.json', '.patch.json')]) fs.rmSync(name, { force: true });
  };
});

/** What is known without how it is kept. */
function read(): BuildRecord {
  const { written: _written, ...record } = readRecord(root, out);
  return record;
}

const whole = (): string => fs.readFileSync(recordFile(root, out), 'utf8');

it('a record is read as it was written', () => {
  writeRecord(root, out, RECORD);
  expect(read()).toEqual(RECORD);
});

it('a record is read as it was written after the last build, of which only the changes are', () => {
  writeRecord(root, out, RECORD);
  const first = whole();
  const { '/': home, ...others } = RECORD.pages;
  const changes: Partial<BuildRecord>[] = [
    { state: 'later', dependencyKeys: { [LIST]: 'Dana and Eli', '["page","/"]': 'Home' } },
    { rules: { 'pw-c': '.pw-c{left:0}' }, spare: undefined },
    { pages: { ...others, '/new': { ...home!, file: 'pages/new.json' } } },
    { files: { 'new.html': { key: 'c', size: 7, time: 3.5 } } },
  ];
  let record = RECORD;
  for (const change of changes) {
    record = { ...record, ...change };
    writeRecord(root, out, record, readRecord(root, out));
    expect(read()).toEqual(record);
  }
  expect(whole()).toBe(first);
});

it('a record of which much has changed is written as a whole', () => {
  writeRecord(root, out, RECORD);
  const first = whole();
  const names = Array.from({ length: 600 }, (_, number) => `${number}.html`);
  const record = { ...RECORD, files: Object.fromEntries(names.map((name) => [name, { key: '', size: 1, time: 1 }])) };
  writeRecord(root, out, record, readRecord(root, out));
  expect(whole()).not.toBe(first);
  expect(read()).toEqual(record);
});

it.each([
  ['another engine has left', (text: string) => text.replace(/(?<="engine":")/, 'x')],
  ['is cut off', (text: string) => text.slice(0, 50)],
])('nothing is known by a record that %s', (_what, spoil) => {
  writeRecord(root, out, RECORD);
  fs.writeFileSync(recordFile(root, out), spoil(whole()));
  expect(readRecord(root, out)).toEqual(NO_RECORD);
});
