import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test, vi } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import type { Command } from '../../../scripts/command.ts';
import { COMMANDS, loadCommand } from '../../../scripts/commands.ts';
import { generate } from '../../../scripts/generate.ts';
import { unsupportedNode } from '../../../scripts/launch/node-version.mjs';
import { SCRIPTS } from '../../../src/engine/authoring/new/package-file.ts';
import { command, ended } from '../../support/command.ts';
import { EVERYTHING } from '../../support/night.ts';
import { FIXTURE_ROOT, PROJECT } from '../../support/places.ts';
import { LAUNCH } from '../../support/servers/dev-server.ts';
import { testFolder } from '../../support/temp-folder.ts';

function pagewright(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [LAUNCH, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test.each(Object.keys(COMMANDS))('%s says how it is used, and which folder it takes', async (word) => {
  const { usage } = await loadCommand(word);
  expect(usage).toMatch(/^Usage: (?:npm (?:run )?|pagewright )\w+/);
  expect(usage).toContain('--root');
});

test.each(Object.keys(COMMANDS).filter((word) => word !== 'init'))(
  '%s is a script of this repository and of sites, and stands in README',
  (word) => {
    const readme = fs.readFileSync(path.join(PROJECT, 'README.md'), 'utf8');
    expect(packageJson.scripts).toHaveProperty([word], `node scripts/launch.mjs ${word}`);
    expect(SCRIPTS).toHaveProperty([word], `pagewright ${word}`);
    expect(readme).toMatch(new RegExp(`^\\| \`npm (?:run )?${word}[ \`]`, 'm'));
  },
);

describe('a command which only this repository has', () => {
  const WORDS = ['changes', 'pictures', 'generate', 'bench'] as const;
  const scriptOf = (word: (typeof WORDS)[number]): string[] => packageJson.scripts[word].split(' ').slice(1);

  it.each(WORDS)('says how it is used and does nothing else: %s', async (word) => {
    const file = path.join(PROJECT, scriptOf(word).at(-1) ?? '');
    const { [word]: asked } = (await import(file)) as Record<string, Command>;
    expect(asked && (await ended(asked, ['--help']))).toEqual({
      status: 0,
      stdout: expect.stringMatching(`^Usage: npm run ${word}`) as string,
      stderr: '',
    });
  });

  it.each(WORDS)('is run by its file: %s', (word) => {
    const text = fs.readFileSync(path.join(PROJECT, scriptOf(word).at(-1) ?? ''), 'utf8');
    expect(text.endsWith(`\nawait runWhenStarted(import.meta.filename, ${word});\n`)).toBe(true);
  });

  it.runIf(EVERYTHING)('starts by its script, in a folder that is linked to as well', () => {
    const link = path.join(testFolder(), 'project');
    fs.symlinkSync(PROJECT, link, 'junction');
    const file = path.join(link, scriptOf('bench').at(-1) ?? '');
    const args = [...scriptOf('bench').slice(0, -1), file, '--help'];
    const { status, stdout } = spawnSync(process.execPath, args, { cwd: PROJECT, encoding: 'utf8' });
    expect([status, stdout.slice(0, 20)]).toEqual([0, 'Usage: npm run bench']);
  });
});

describe('an option that nobody would read', () => {
  it.each(['--publish', '--host=nginx', '--shard=1/3'])(
    'is refused beside parts that are put together: %s',
    async (option) => {
      const { status, stderr } = await command('build', '--merge', 'one', 'two', option);
      const [name] = option.split('=');
      expect([status, stderr.split('\n')[0]]).toEqual([
        2,
        `Parts are put together as they were built: leave out "${name}".`,
      ]);
    },
  );

  it('is refused where "generate" would write in spite of "--check"', async () => {
    const { status, stderr } = await ended(generate, ['--check', '--root', FIXTURE_ROOT]);
    expect([status, stderr.split('\n')[0]]).toEqual([2, '"--check" is for this project alone: leave out "--root".']);
  });
});

describe('the version of Node', () => {
  it.each(['18.20.8', '20.9.0', '21.7.3', '22.11.0'])('%s is refused, with what to install', (version) => {
    expect(unsupportedNode(version)).toMatch(/^Pagewright needs Node\.js .* this is [\d.]+\. Install a newer one/);
  });

  it.each(['20.19.0', '22.12.0', '24.0.0', '26.10.0'])('%s is taken', (version) => {
    expect(unsupportedNode(version)).toBeUndefined();
  });
});

describe('the command', () => {
  it('lists what there is', () => {
    const { status, stdout } = pagewright('--help');
    expect(status).toBe(0);
    for (const word of Object.keys(COMMANDS)) expect(stdout).toMatch(new RegExp(`^  ${word} `, 'm'));
  });

  it('knows what was meant', () => {
    const { status, stderr } = pagewright('bulid');
    expect({ status, first: stderr.split('\n')[0] }).toEqual({
      status: 2,
      first: 'There is no command "bulid". Did you mean "build"?',
    });
  });

  it.runIf(fs.existsSync('/dev/full'))('fails where what it says does not fit on the disk', () => {
    const full = fs.openSync('/dev/full', 'w');
    const args = [LAUNCH, 'check', '--format', 'sarif', '--root', FIXTURE_ROOT];
    const { status, stderr } = spawnSync(process.execPath, args, { stdio: ['ignore', full, 'pipe'], encoding: 'utf8' });
    fs.closeSync(full);
    expect([status, stderr]).toEqual([
      2,
      'Not all of what this command says could be written: the disk is full and needs room first.\n',
    ]);
  });

  it('takes a reader that stops reading for no fault', () => {
    const args = [LAUNCH, 'check', '--format', 'sarif', '--root', FIXTURE_ROOT];
    const { stdout, stderr } = spawnSync('sh', ['-c', '"$@" | head -c 1', 'sh', process.execPath, ...args], {
      encoding: 'utf8',
    });
    expect([stdout, stderr]).toEqual(['{', '']);
  });

  it('tells the terminal how it ended', () => {
    const { status, stdout, stderr } = pagewright('check', '--root', '/no/such/folder');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^There is no folder "pages" in /);
  });

  it.each([
    [
      { code: 'EACCES', path: '/elsewhere/dist' },
      'The build could not go on: /elsewhere/dist cannot be changed: check who may change it (its permissions), and whether another program holds it open. Then run the command again.\n',
    ],
    // A folder that cannot be made is nothing that anybody could look at.
    [
      { code: 'EACCES', syscall: 'mkdir', path: `${PROJECT}/.none/dist.next-12` },
      `The build could not go on: ${PROJECT} cannot be changed: check who may change it (its permissions), and whether another program holds it open. Then run the command again.\n`,
    ],
    [
      { code: 'EACCES', syscall: 'open', path: `${PROJECT}/pages/.index.json.unfinished` },
      'The build could not go on: pages cannot be changed: check who may change it (its permissions), and whether another program holds it open. Then run the command again.\n',
    ],
    // What Node answers on a disk that can only be read.
    [
      { code: 'ENOENT', syscall: 'mkdir', path: '/elsewhere/.pagewright/code' },
      'The build could not go on: /elsewhere/.pagewright/code cannot be made: the disk can only be read, or a link on the way leads to nothing. Then run the command again.\n',
    ],
    [
      { code: 'EISDIR', syscall: 'rename', path: '/elsewhere/12/current.json', dest: '/elsewhere/current.json' },
      'The build could not go on: /elsewhere/current.json is a folder where a file is needed: give it another name, or delete it. Then run the command again.\n',
    ],
    [
      { code: 'ENOTDIR', syscall: 'unlink', path: `${PROJECT}/package.json/commands/12` },
      'The build could not go on: package.json is a file where a folder is needed: give it another name, or delete it. Then run the command again.\n',
    ],
    [
      { code: 'ENOSPC' },
      'The build could not go on: the disk is full and needs room first. Then run the command again.\n',
    ],
    [
      { code: 'EDQUOT' },
      'The build could not go on: your part of the disk is full and needs room first. Then run the command again.\n',
    ],
    [
      { message: 'Cannot find native binding. npm has a bug related to optional dependencies.' },
      'The build cannot be run with the packages that are here: they were installed on another kind of computer, or without optional ones. Delete the folder node_modules and run "npm install" without "--omit=optional". If this is said again, delete package-lock.json, too, and repeat it.\n',
    ],
  ])('says what the system refuses: %o', async (fault, stderr) => {
    const run = (): never => {
      throw Object.assign(new Error('No such thing'), fault);
    };
    expect(await ended({ name: 'The build', usage: '', run })).toEqual({ status: 2, stdout: '', stderr });
  });

  it('takes everything else for its own fault, and says to whoever reports it where that is', async () => {
    const run = (): never => {
      throw Object.assign(new Error('No such thing'), { code: 'ENOENT', path: 'x' });
    };
    const { status, stderr } = await ended({ name: 'The build', usage: '', run });
    const [said = '', ...places] = stderr.trimEnd().split('\n');
    expect([status, said]).toEqual([
      2,
      'The build itself failed: No such thing. Please report this with all that follows.',
    ]);
    expect(places[0]).toMatch(/^ +at .*commands\.test\.ts:\d+/);
    expect(places.length).toBeLessThanOrEqual(8);
  });

  it('does not show a site live where nothing can be kept for it', async () => {
    const refused = vi.spyOn(fs, 'mkdirSync').mockImplementation((folder) => {
      throw Object.assign(new Error('No.'), { code: 'ENOENT', syscall: 'mkdir', path: String(folder) });
    });
    const { status, stdout, stderr } = await command('start', '--port', '0', '--root', PROJECT);
    refused.mockRestore();
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('The live server could not go on: ');
    expect(stderr).toContain('cannot be made: the disk can only be read');
  });

  it.each([
    ['build', '--root', '/no/such/folder'],
    ['start', '--root', '/no/such/folder'],
    ['preview', '--out', '/no/such/folder'],
    ['social', '--colour'],
    ['start', '--port', 'many'],
  ])('ends %s %s %s with a sentence and no stack', async (word, ...args) => {
    const { status, stderr } = await command(word, ...args);
    expect(status).toBe(2);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(stderr).not.toContain('itself failed');
  });
});
