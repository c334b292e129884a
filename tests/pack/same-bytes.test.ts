import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { PROJECT } from '../support/dist.ts';
import { pack } from '../support/package.ts';

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-same-bytes-'));
afterAll(() => fs.rmSync(work, { recursive: true, force: true }));

it('the same sources make the same package, byte by byte', () => {
  const [first, second] = ['first', 'second'].map((name) => fs.readFileSync(pack(PROJECT, path.join(work, name))));
  expect(first?.equals(second as Buffer)).toBe(true);
});
