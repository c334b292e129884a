import path from 'node:path';
import { expect, it } from 'vitest';
import { engineFiles } from '../../../src/engine/disk/cache/engine-key.ts';
import { PROJECT } from '../../support/places.ts';

it('is made of everything that decides what is remembered: the engine, what it stands on, and the schemas', () => {
  const files = engineFiles().map(({ file }) => path.relative(PROJECT, file));
  for (const file of ['src/engine/check/check-content.ts', 'src/model/content/content.ts', 'schemas/page.schema.json'])
    expect(files).toContain(path.normalize(file));
  // What pages are offered in editors changes with every new page.
  for (const file of ['schemas/generated/offers.schema.json', 'schemas/generated/page.schema.json'])
    expect(files).not.toContain(path.normalize(file));
  expect(files).toContain(path.normalize('schemas/generated/icons.json'));
});
