import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reported } from '../../support/checked.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { commandFor, fencesOf, GUIDE, type Fence } from '../../../scripts/guide/fences.ts';
import { realBundle } from '../../support/bundle.ts';
import { command } from '../../support/command.ts';
import { startDevServer } from '../../support/servers/dev-server.ts';
import { PROJECT } from '../../support/places.ts';
import { copyOfSite, pageOf, type TempSite } from '../../support/sites/temp-site.ts';

const guide = fs.readFileSync(GUIDE, 'utf8');
const PAGE = 'pages/services/printing.json';
/** Commands that stay until they are stopped: what they show is looked at in the end. */
const SERVERS = new Set(['npm start', 'npm run preview']);

const placesAt = (port: number): string[] => [
  ...new Set([...guide.matchAll(new RegExp(`http://localhost:${port}([\\w/-]*)`, 'g'))].map(([, at]) => at || '/')),
];

describe("the author's guide", () => {
  let site: TempSite;
  let said = '';
  beforeAll(async () => {
    site = copyOfSite();
    await realBundle();
  });
  afterAll(() => site.remove());

  async function run(line: string, { about }: Fence): Promise<void> {
    // The first command of the README: continuous integration runs it on a fresh clone.
    if (line === 'npm ci' || SERVERS.has(line)) return;
    const [, word = '', ...args] = commandFor(line, site.root);
    const { status, stdout, stderr } = await command(word, ...args);
    said = stdout + stderr;
    expect({ line, status, said }).toEqual({ line, status: about === 'fails' ? 1 : 0, said });
  }

  function merge(file: string, text: string): void {
    const [before, added] = [site.read(file), JSON.parse(text) as Record<string, unknown>];
    // Weights of advice join those that are there.
    const checks = added['checks'] ? { checks: { ...Object(before['checks']), ...Object(added['checks']) } } : {};
    site.write(file, { ...before, ...added, ...checks });
    expect(reported(readSite(site.root), new Set([file]))).toEqual([]);
  }

  /** One block must be sound on a page of its own. */
  function tryBlock(text: string): void {
    const file = 'pages/guide-example.json';
    site.write(
      file,
      pageOf('An example', [{ type: 'hero', heading: 'An example', id: 'form' }, JSON.parse(text)], { draft: true }),
    );
    expect(reported(readSite(site.root), new Set([file]))).toEqual([]);
    fs.rmSync(path.join(site.root, file));
  }

  function edit(file: string, text: string): void {
    const [from = '', to = ''] = ['-', '+'].map((sign) =>
      text
        .split('\n')
        .find((line) => line.startsWith(`${sign} `))
        ?.slice(2),
    );
    const before = fs.readFileSync(path.join(site.root, file), 'utf8');
    expect(before.split(from)).toHaveLength(2);
    site.write(file, before.replace(from, to));
  }

  async function follow(fence: Fence): Promise<void> {
    const { kind, about, text } = fence;
    if (kind === 'sh') for (const line of text.trim().split('\n')) await run(line, fence);
    else if (kind === 'text') expect(said).toContain(text.trim());
    else if (kind === 'diff') edit(about, text);
    else if (about === 'block') tryBlock(text);
    else if (about === 'page') merge(PAGE, text);
    else if (about === 'site') merge('pages/_site.json', text);
    else {
      expect(about).toMatch(/^pages\/.*\.json$/);
      JSON.parse(text);
      site.write(about, text);
    }
  }

  it('works as it is written, from top to bottom', async () => {
    const fences = fencesOf(guide);
    expect(fences.length).toBeGreaterThan(15);
    for (const fence of fences) {
      try {
        await follow(fence);
      } catch (error) {
        throw new Error(`docs/authoring.md:${fence.line}: ${(error as Error).message}`, { cause: error });
      }
    }
  });

  // A server that compiles everything first, for the night: what it serves is looked at in the browser by day.
  it.runIf(process.env['TEST_ALL'] === '1')('leads to pages that are there while the site is worked on', async () => {
    const server = await startDevServer(site.root);
    try {
      for (const place of placesAt(5173)) {
        const { status } = await fetch(server.url + place, { headers: { accept: 'text/html' } });
        expect([place, status]).toEqual([place, 200]);
      }
    } finally {
      await server.stop();
    }
  });

  it('leads to a preview with an inbox', async () => {
    const preview = spawn(
      process.execPath,
      [...commandFor('npm run preview', site.root), '--port', '0', '--inbox', path.join(site.root, 'inbox.jsonl')],
      {
        cwd: PROJECT,
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    try {
      const [words] = (await new Promise<Buffer[]>((resolve) =>
        preview.stdout.once('data', (...data: Buffer[]) => resolve(data)),
      )) as [Buffer];
      const url = /http:\/\/localhost:\d+/.exec(words.toString())?.[0] ?? '';
      for (const place of [...placesAt(4173), '/services/managed-printing'])
        expect([place, (await fetch(url + place)).status]).toEqual([place, 200]);
      expect(await (await fetch(`${url}/__inbox`)).text()).toContain('<h1>Inbox of Northlane</h1>');
    } finally {
      preview.kill();
    }
  });

  it('names files, pictures and commands that exist', () => {
    const docs = path.dirname(GUIDE);
    const links = [...guide.matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !link.startsWith('/'));
    expect(links.filter((link) => !fs.existsSync(path.join(docs, link)))).toEqual([]);
    for (const [, line = ''] of guide.matchAll(/`(npm (?!ci|start)[^`]*)`/g))
      expect(commandFor(line, site.root)[0]).toBeTruthy();
  });
});
