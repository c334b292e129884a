import http from 'node:http';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openInEditor, type Launch } from '../../src/engine/dev/open-in-editor.ts';
import { listen } from '../support/site-server.ts';
import { smallSite } from '../support/temp-site.ts';

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
    expect(await ask('pages/index.json:3:5')).toEqual({ status: 500, words: 'The editor could not be opened: spawn code ENOENT.' });
  });

  it('cannot open when its file is gone', async () => {
    expect(await ask('pages/gone.json:1:1')).toEqual({ status: 404, words: 'There is no pages/gone.json at the moment, so there is nothing to open.' });
    expect(launched).toEqual([]);
  });

  it('is a place of this site, asked for by this site', async () => {
    expect((await ask('pages/../../secret:1:1')).status).toBe(403);
    expect((await ask('pages/index.json:1:1', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(launched).toEqual([]);
  });

  it('is no business of ours when it is code', async () => {
    expect((await ask('src/router.tsx:1:1')).status).toBe(418);
    expect((await fetch(`${url}/elsewhere`)).status).toBe(418);
  });
});
