import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { copyOfCheckout, pack } from '../support/package.ts';
import { tempFolder } from '../support/temp-folder.ts';

const work = tempFolder();

it('the same sources make the same package, byte by byte', () => {
  // In a copy: other tests use what lies beside the sources here, which packing makes anew.
  const checkout = path.join(work, 'checkout');
  copyOfCheckout(checkout);
  const [first, second] = ['first', 'second'].map((name) => fs.readFileSync(pack(checkout, path.join(work, name))));
  expect(first?.equals(second as Buffer)).toBe(true);
});
