import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT } from '../support/dist.ts';

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-package-'));
const site = path.join(work, 'korn');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

function run(cwd: string, program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', input: '' });
  return { status, said: stdout + stderr };
}

const command = path.join(site, 'node_modules/.bin/pagewright');
const pagewright = (...args: string[]) => run(site, command, ...args);

function sizeOf(folder: string): number {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + fs.statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

beforeAll(() => {
  fs.mkdirSync(site);
  const packed = run(PROJECT, npm, 'pack', '--silent', '--pack-destination', work);
  expect(packed.status, packed.said).toBe(0);
  const tarball = fs.readdirSync(work).find((name) => name.endsWith('.tgz')) ?? '';
  const installed = run(site, npm, 'install', '--no-audit', '--no-fund', path.join(work, tarball));
  expect(installed.status, installed.said).toBe(0);
});
afterAll(() => fs.rmSync(work, { recursive: true, force: true }));

describe('the package, installed in an empty folder', () => {
  it('is small', () => {
    const listed = JSON.parse(fs.readFileSync(path.join(site, 'node_modules/.package-lock.json'), 'utf8')) as {
      packages: object;
    };
    expect(Object.keys(listed.packages).length).toBeLessThanOrEqual(130);
    expect(sizeOf(path.join(site, 'node_modules')) / 1e6).toBeLessThanOrEqual(130);
  });

  it('begins a site that is sound, and builds it', () => {
    const begun = pagewright('init', '--name', 'Korn', '--lang', 'de', '--yes');
    expect(begun, begun.said).toMatchObject({ status: 0 });
    expect(pagewright('check')).toMatchObject({ status: 0 });
    const built = pagewright('build');
    expect(built, built.said).toMatchObject({ status: 0 });
    const home = fs.readFileSync(path.join(site, 'dist/index.html'), 'utf8');
    expect(home).toContain('<html lang="de"');
    expect(home).toContain('Korn');
    expect(run(site, npm, 'run', '--silent', 'check')).toMatchObject({ status: 0 });
  });

  it('shows it while it is written', async () => {
    const server = spawn(command, ['start', '--port', '0'], { cwd: site, stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      const address = await new Promise<string>((resolve) => {
        let said = '';
        server.stdout.on('data', (data: Buffer) => {
          said += data.toString();
          const found = /http:\/\/localhost:\d+/.exec(said);
          if (found) resolve(found[0]);
        });
      });
      const answer = await fetch(address, { headers: { accept: 'text/html' } });
      const html = await answer.text();
      expect(answer.status).toBe(200);
      const modules = [...html.matchAll(/(?:src|data-modules)="(\/[^"]*)"/g)].map(([, each]) => each ?? '');
      for (const each of modules) expect((await fetch(address + each)).status, each).toBe(200);
    } finally {
      server.kill();
    }
  });
});
