import http from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openInEditor, type Launch } from '../../../src/engine/dev/open-in-editor.ts';
import { PROJECT } from '../../support/places.ts';
import { listen } from '../../support/servers/listen.ts';
import { smallSite } from '../../support/sites/small-site.ts';

const site = smallSite();
let launched: string[] = [];
/** What the editor does; by default it opens. */
let editor: Launch = () => undefined;
const server = http.createServer((req, res) =>
  openInEditor(site.root, (place, failed) => {
    launched.push(place);
    editor(place, failed);
  })(req, res, () => void res.writeHead(418).end('left to Vite')),
);
let url = '';
beforeAll(async () => {
  url = await listen(server);
});
afterEach(() => {
  launched = [];
  editor = () => undefined;
});
afterAll(() => {
  server.close();
  site.remove();
});

async function ask(file: string, headers: Record<string, string> = {}): Promise<{ status: number; words: string }> {
  const answer = await fetch(`${url}/__open-in-editor?file=${encodeURIComponent(file)}`, { headers });
  return { status: answer.status, words: await answer.text() };
}

describe('a place in the content', () => {
  it('opens in the editor, wherever the root is', async () => {
    expect(await ask('pages/index.json:3:5')).toEqual({ status: 204, words: '' });
    expect(launched).toEqual([`${path.join(site.root, 'pages/index.json')}:3:5`]);
  });

  it('is said not to open when no editor is found, with what to do', async () => {
    editor = (file, failed) => failed(file, null);
    const { status, words } = await ask('pages/index.json:3:5');
    expect(status).toBe(500);
    expect(words).toMatch(/^No editor could be opened\. Start your editor/);
  });

  it('is said not to open when the editor fails a moment later', async () => {
    editor = (file, failed) => setImmediate(() => failed(file, 'spawn code ENOENT.'));
    expect(await ask('pages/index.json:3:5')).toEqual({
      status: 500,
      words: 'The editor could not be opened: spawn code ENOENT.',
    });
  });

  it('cannot open when its file is gone', async () => {
    expect(await ask('pages/gone.json:1:1')).toEqual({
      status: 404,
      words: 'There is no pages/gone.json at the moment, so there is nothing to open.',
    });
    expect(launched).toEqual([]);
  });
});

describe('a place in the code', () => {
  // That it opens is known only when nothing was said against it for a while: all are asked for at once.
  it('opens by its path, its full path and its address', async () => {
    const full = path.join(PROJECT, 'src/boot.ts');
    const answers = await Promise.all(
      ['src/boot.ts', full, String(pathToFileURL(full))].map((file) => ask(`${file}:3:5`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(launched).toEqual(Array(3).fill(`${full}:3:5`));
  });
});

describe('a place in what a site brings itself', () => {
  it('opens: a block, its schema and an icon', async () => {
    const files = ['blocks/poster.schema.json', 'blocks/poster.tsx', 'icons/flower.svg'];
    for (const file of files) site.write(file, 'one');
    const full = files.map((file) => path.join(site.root, file));
    // The full path is how Vite names a file that does not compile.
    const answers = await Promise.all([...files, ...full].map((file) => ask(`${file}:1:1`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(204));
    expect(launched.toSorted()).toEqual([...full, ...full].map((file) => `${file}:1:1`).toSorted());
  });
});

describe('nothing else opens', () => {
  it.each([
    ['pages/../../secret', 403],
    ['./pages/../package.json', 403],
    ['blocks/../.env', 403],
    ['templates/one.json', 403],
    ['/etc/passwd', 403],
    ['file:///etc/passwd', 403],
    ['file://host/%', 403],
    ['//host/share/file', 403],
    ['src/../package.json', 403],
    ['srcs', 403],
    ['pages/index.json\n/etc/passwd', 403],
    ['', 403],
    ['pages/\0', 404],
  ])('not the file %j', async (file, status) => {
    expect((await ask(`${file}:1:1`)).status).toBe(status);
    expect(launched).toEqual([]);
  });

  it.each(['/', '/x', '.x', 'x', '%2e'])('nor by an address with %s behind it', async (more) => {
    expect((await fetch(`${url}/__open-in-editor${more}?file=pages/index.json:1:1`)).status).toBe(404);
    expect((await fetch(`${url}/__OPEN-in-editor${more}?file=pages/index.json:1:1`)).status).toBe(404);
    expect(launched).toEqual([]);
  });

  it('nor for another site', async () => {
    for (const file of ['pages/index.json', './pages/index.json', 'src/boot.ts', '/etc/passwd'])
      expect((await ask(file, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(launched).toEqual([]);
  });

  it('nor by another method', async () => {
    expect((await fetch(`${url}/__open-in-editor?file=pages/index.json:1:1`, { method: 'DELETE' })).status).toBe(405);
    expect(launched).toEqual([]);
  });

  it('other addresses are left to Vite', async () => {
    expect((await fetch(`${url}/elsewhere`)).status).toBe(418);
  });
});
