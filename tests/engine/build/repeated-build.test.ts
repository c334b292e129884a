import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { recordFile } from '../../../src/engine/build/record-file.ts';
import { buildSite } from '../../../src/engine/build/build-site.ts';
import { readCached, readSite } from '../../../src/engine/disk/read-site.ts';
import { folderState } from '../../../src/engine/disk/threads/folder-state.ts';
import { realBundle } from '../../support/bundle.ts';
import { changingSite, hero, person } from '../../support/sites/changing-site.ts';
import { filesIn, foldersIn } from '../../support/sites/rebuilt.ts';
import { pageOf } from '../../support/sites/temp-site.ts';

const { site, out, fresh, soundSite, build, changedBy, writeSite } = changingSite();

beforeAll(async () => {
  await realBundle();
});
afterAll(() => site.remove());

describe('a build after several others', () => {
  test('begins from the output before the last, and is the same as one from nothing all the same', async () => {
    writeSite();
    fs.rmSync(out, { recursive: true, force: true });
    const inodes: number[] = [];
    const folders = [
      ['plain', 'One'],
      ['team/dana', 'Two'],
      ['plain', 'Three'],
      ['plain', 'Four'],
    ] as const;
    await build();
    for (const [name, words] of folders) {
      inodes.push(fs.statSync(out).ino);
      site.write(
        `pages/${name}.json`,
        name === 'plain' ? pageOf(`Plain ${words}`, [hero('Plain')]) : person('Dana', { note: words }),
      );
      await build();
      await buildSite(readSite(site.root), { out: fresh });
      expect(filesIn(out)).toEqual(filesIn(fresh));
    }
    // Two folders take turns.
    expect(inodes[3]).toBe(inodes[1]);
    expect(fs.statSync(out).ino).toBe(inodes[2]);
  });

  test('does not begin from the output before the last where somebody has changed what is in it', async () => {
    writeSite();
    fs.rmSync(out, { recursive: true, force: true });
    const before = recordFile(site.root, out).replace(/json$/, 'spare');
    const changes = [
      () => fs.rmSync(path.join(before, 'team/dana.html')),
      () => fs.rmSync(path.join(before, 'team'), { recursive: true }),
      () => fs.writeFileSync(path.join(before, 'more.html'), 'Left by somebody.'),
    ];
    let count = 0;
    const buildNext = async (): Promise<void> => {
      site.write('pages/plain.json', pageOf(`Plain ${count++}`, [hero('Plain')]));
      await build();
    };
    for (const change of changes) {
      await buildNext();
      await buildNext();
      change();
      await buildNext();
      await buildSite(readSite(site.root), { out: fresh });
      expect(filesIn(out)).toEqual(filesIn(fresh));
    }
  });

  test('is made where nothing can be kept for the next one, and says so', async () => {
    writeSite();
    fs.rmSync(out, { recursive: true, force: true });
    await build();
    for (const words of ['One', 'Two', 'Three']) {
      site.write('pages/plain.json', pageOf(`Plain ${words}`, [hero('Plain')]));
      if (words !== 'Three') expect(await build()).not.toHaveProperty('notKept');
    }
    const kept = path.dirname(recordFile(site.root, out));
    const refuse = (...places: fs.PathLike[]): void => {
      if (places.some((place) => String(place).startsWith(kept)))
        throw Object.assign(new Error('No.'), { code: 'EROFS', syscall: 'rename', path: kept });
    };
    const { renameSync } = fs;
    vi.spyOn(fs, 'accessSync').mockImplementation((place) => refuse(place));
    vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => (refuse(from, to), renameSync(from, to)));
    expect(await build()).toMatchObject({
      notKept: expect.stringMatching(/\/builds cannot be changed: the disk can only be read$/) as string,
    });
    vi.restoreAllMocks();
    await buildSite(readSite(site.root), { out: fresh });
    expect(filesIn(out)).toEqual(filesIn(fresh));
  });

  test('believes what is noted of an output only where it is that one', async () => {
    writeSite();
    await build();
    // What is noted is written as a whole once, and then what has changed.
    fs.rmSync(recordFile(site.root, out));
    await build();
    const page = path.join(site.root, 'pages/plain.json');
    fs.renameSync(page, `${page}.away`);
    await build();
    fs.rmSync(recordFile(site.root, out).replace(/json$/, 'patch.json'));
    fs.renameSync(`${page}.away`, page);
    await build();
    await buildSite(readSite(site.root), { out: fresh });
    expect(filesIn(out)).toEqual(filesIn(fresh));
  });

  test('has a file where a folder was, and a folder where a file was', async () => {
    writeSite();
    const place = path.join(site.root, 'public/deep');
    const folder = (): void => site.write('public/deep/er.txt', 'In a folder');
    const file = (): void => site.write('public/deep', 'A file');
    for (const make of [folder, folder, folder, file, folder, file, file]) {
      fs.rmSync(place, { recursive: true, force: true });
      make();
      await build();
      await buildSite(readSite(site.root), { out: fresh });
      expect(filesIn(out)).toEqual(filesIn(fresh));
    }
    fs.rmSync(place, { recursive: true, force: true });
  });

  test('leaves no folder behind that nothing is in', async () => {
    writeSite();
    site.write('pages/deep/er/page.json', pageOf('Deep', [hero('Deep')]));
    await build();
    // Each output is begun from once.
    for (const words of ['One', 'Two']) {
      site.write('pages/plain.json', pageOf(`Plain ${words}`, [hero('Plain')]));
      await build();
    }
    fs.rmSync(path.join(site.root, 'pages/deep'), { recursive: true });
    for (const words of ['Three', 'Four']) {
      site.write('pages/plain.json', pageOf(`Plain ${words}`, [hero('Plain')]));
      await build();
      expect(foldersIn(out).filter((name) => name.startsWith('deep'))).toEqual([]);
    }
  });

  test.each([
    ['somebody has left in the output', () => site.write('dist/assets/notes.txt', 'Mine')],
    [
      'another version has left there',
      () => {
        site.write('dist/assets/old.js', 'Old');
        fs.rmSync(recordFile(site.root, out));
      },
    ],
  ])('brings nothing back that %s', async (_what, leave) => {
    writeSite();
    await build();
    leave();
    for (const words of ['One', 'Two', 'Three']) {
      site.write('pages/plain.json', pageOf(`Plain ${words}`, [hero('Plain')]));
      await build();
      await buildSite(readSite(site.root), { out: fresh });
      expect(filesIn(out)).toEqual(filesIn(fresh));
    }
  });

  test('is what one from nothing makes for a host that has a site in a folder, after one for another host', async () => {
    writeSite();
    site.write('pages/_site.json', { ...soundSite, basePath: '/in/here' });
    const { content, cache } = readCached(site.root);
    for (const host of ['static', 'cloudflare', 'static'] as const) {
      await buildSite(content, { out, cache, host, outputState: Promise.resolve(folderState(out)) });
      await buildSite(readSite(site.root), { out: fresh, host });
      expect(filesIn(out)).toEqual(filesIn(fresh));
    }
  });

  test('the picture that is drawn of a page has another name where one comes that would have the same', async () => {
    writeSite();
    site.write('pages/_site.json', { ...soundSite, sharing: { pictures: true } });
    await build();
    const { written } = await changedBy(() => site.write('pages/team-dana.json', pageOf('Other', [hero('Other')])));
    expect(written).toEqual(
      expect.arrayContaining(['images/social/team_dana.png', 'team/dana.html', 'team-dana.html']),
    );
    await buildSite(readSite(site.root), { out: fresh });
    expect(filesIn(out)).toEqual(filesIn(fresh));
  });
});
