import fc from 'fast-check';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenBytes, hostileRequest } from '../support/hostile/hostile.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { HOME, writePlainSite } from '../support/hostile/plain-site.ts';
import { startPreview, type PreviewServer } from '../support/servers/preview-server.ts';
import { rawRequest, sendAndLeave, sendPipelined, sendRaw, statusOf } from '../support/servers/raw-request.ts';

/**
 * 100,000 in all: in the form of HTTP, sent in volleys on one connection each, and on connections of their own what is
 * not.
 */
const VOLLEYS = 950;
const BROKEN = 50;
const SIZE = 100;
const MAIL = '/api/v1.0/email/send';

const folder = tempFolder();
const inbox = path.join(folder, 'inbox.jsonl');
let preview: PreviewServer;
beforeAll(async () => {
  writePlainSite(path.join(folder, 'dist'));
  preview = await startPreview(path.join(folder, 'dist'), inbox);
});
afterAll(async () => {
  await preview.stop();
});

const sent: string[] = [];
/** A mail that has to be kept. */
function honestMail(): string {
  const message = `Honest ${sent.length}`;
  sent.push(message);
  const body = JSON.stringify({
    user_id: 'local',
    service_id: 'local',
    template_id: 'local',
    template_params: { message },
  });
  const headers = {
    Origin: preview.url,
    Host: new URL(preview.url).host,
    'Sec-Fetch-Site': 'same-origin',
    'Content-Type': 'application/json',
  };
  return (
    rawRequest(MAIL, { method: 'POST', headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) } }) +
    body
  );
}
const kept = (): string[] =>
  fs.existsSync(inbox)
    ? Array.from(fs.readFileSync(inbox, 'utf8').matchAll(/"message":"([^"]*)"/g), ([, message]) => String(message))
    : [];

/** Runs steps a few at a time. */
async function runAll(count: number, step: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) await step(next++);
  };
  await Promise.all(Array.from({ length: 4 }, lane));
}

test('100,000 hostile requests: each is answered or hung up on, and every honest one among them rightly', async () => {
  const counts = new Map<number, number>();
  await runAll(VOLLEYS, async (index) => {
    const wantsPage = index % 2 === 0;
    const honest = wantsPage ? rawRequest('/') : honestMail();
    const { statuses, last } = await sendPipelined(preview.url, [
      ...fc.sample(hostileRequest, { seed: index, numRuns: SIZE }),
      honest,
    ]);
    expect([index, statuses.length]).toEqual([index, SIZE + 1]);
    expect(last).toMatch(
      wantsPage ? new RegExp(`^HTTP/1.1 200 [^]*${HOME}$`) : /^HTTP\/1.1 200 [^]*\r\n\r\n(?:2\r\n)?OK/,
    );
    for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  });
  await runAll(BROKEN, async (index) => {
    await Promise.all(
      fc.sample(brokenBytes, { seed: index, numRuns: SIZE }).map((bytes) => sendAndLeave(preview.url, bytes)),
    );
    expect(await sendRaw(preview.url, rawRequest('/'))).toContain(HOME);
  });
  console.log('Answers by status:', Object.fromEntries([...counts].toSorted()));
  expect([...counts.keys()].filter((status) => status >= 500)).toEqual([]);
  expect(kept().toSorted()).toEqual(sent.toSorted());
  expect([preview.isAlive(), preview.complaints()]).toEqual([true, '']);
});

test('other sites, names and computers get nothing of the inbox, and change nothing', async () => {
  expect(await sendRaw(preview.url, honestMail())).toContain('OK');
  const own = new URL(preview.url).host;
  const foreign: Record<string, string>[] = [
    ...[
      'null',
      'https://evil.example',
      'http://localhost:1',
      'http://127.0.0.1',
      `http://${own}.evil.example`,
      `http://evil.example@${own}`,
      `file://${own}`,
      '',
    ].map((Origin) => ({ Host: own, Origin })),
    ...[
      'evil.example',
      '192.0.2.1',
      `${own}.evil.example`,
      'localhost.',
      '0.0.0.0',
      '[::]',
      '',
      '127.0.0.1@evil.example',
    ].map((Host) => ({ Host })),
    ...['cross-site', 'same-site', 'SAME-ORIGIN', ''].map((site) => ({ Host: own, 'Sec-Fetch-Site': site })),
    { Host: own, 'X-Forwarded-For': '127.0.0.1' },
    { Host: own, Forwarded: 'for=192.0.2.1' },
  ];
  const before = kept();
  for (const headers of foreign) {
    for (const target of [
      '/__inbox',
      '/__inbox.json',
      '/%5f_inbox.json',
      '/__inbox.json?a',
      MAIL,
      `${MAIL}-form`,
      'http://evil.example/__inbox.json',
    ]) {
      for (const method of ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS']) {
        const answer = await sendRaw(
          preview.url,
          rawRequest(target, { method, headers: { 'Content-Length': '0', ...headers } }),
        );
        expect([headers, method, target, statusOf(answer)]).toEqual([headers, method, target, 403]);
        expect(answer).not.toMatch(/Honest|access-control/i);
      }
    }
  }
  expect(kept()).toEqual(before);
});
