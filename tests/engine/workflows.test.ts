import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT } from '../support/dist.ts';

const FOLDER = path.join(PROJECT, '.github/workflows');

test('what workflows use of others is named by its content, with the version that this is', () => {
  const used = fs
    .readdirSync(FOLDER)
    .flatMap((name) => fs.readFileSync(path.join(FOLDER, name), 'utf8').match(/(?<=uses: ).*/g) ?? []);
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((name) => !/^[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(name))).toEqual([]);
});
