import fc from 'fast-check';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createInbox } from '../../../src/engine/dev/inbox/index.ts';
import { createSiteServer } from '../../../src/engine/build/server/serve.ts';
import { brokenBytes, hostileRequest } from '../../support/hostile/hostile.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { HOME, writePlainSite } from '../../support/hostile/plain-site.ts';
import { rawRequest, sendAndLeave, sendPipelined, sendRaw } from '../../support/servers/raw-request.ts';
import { listen } from '../../support/servers/listen.ts';

const folder = tempFolder();
const inbox = path.join(folder, 'inbox.jsonl');
const server = createSiteServer(path.join(folder, 'dist'), [createInbox({ file: inbox })]);
const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
let url = '';
beforeAll(async () => {
  writePlainSite(path.join(folder, 'dist'));
  url = await listen(server);
});
afterAll(() => {
  log.mockRestore();
  server.closeAllConnections();
  server.close();
});

// The fire test (tests/fire) sends many more of them.
test('hostile requests are answered, one by one, and so is the honest one behind them', async () => {
  for (let seed = 1; seed <= 4; seed += 1) {
    const { statuses, last } = await sendPipelined(url, [
      ...fc.sample(hostileRequest, { seed, numRuns: 99 }),
      rawRequest('/'),
    ]);
    expect(statuses).toHaveLength(100);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(last).toMatch(new RegExp(`^HTTP/1.1 200 [^]*${HOME}$`));
  }
  expect(fs.existsSync(inbox)).toBe(false);
  expect(log.mock.calls).toEqual([]);
});

test('what is no HTTP, or breaks off, harms nobody else', async () => {
  await Promise.all(fc.sample(brokenBytes, { seed: 1, numRuns: 100 }).map((bytes) => sendAndLeave(url, bytes)));
  expect(await sendRaw(url, rawRequest('/'))).toContain(HOME);
  expect(fs.existsSync(inbox)).toBe(false);
  expect(log.mock.calls).toEqual([]);
});
