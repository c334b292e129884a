import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { patched, patchFrom } from '../../../src/engine/disk/cache/patch.ts';
import { readPatched, writeChanges, writeWhole } from '../../../src/engine/disk/cache/patched-file.ts';
import { runs } from '../../support/night.ts';
import { testFolder } from '../../support/temp-folder.ts';

describe('a patch', () => {
  it('names what is new, what is another, and what is gone', () => {
    const same = { text: 'Same' };
    const patch = patchFrom<object>(
      { same, old: {}, other: { text: 'One' } },
      { same, other: { text: 'Two' }, more: {} },
    );
    expect(patch).toEqual({ other: { text: 'Two' }, more: {}, old: null });
    // A file may have a name that every object knows.
    expect(patchFrom<string>({ constructor: 'a' } as unknown as Record<string, string>, {})).toEqual({
      constructor: null,
    });
  });

  it('makes any map of any other', () => {
    const map = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 0, max: 2 }));
    const property = fc.property(map, map, (before, after) => {
      expect(patched(before, patchFrom(before, after))).toEqual(after);
    });
    fc.assert(property, { numRuns: runs(100, 1_000) });
  });
});

describe('a file with what has changed since', () => {
  let file: string;
  beforeEach(() => {
    file = path.join(testFolder(), 'record.json');
  });

  it('is read as it was written, and with the last changes alone', () => {
    writeWhole(file, { pages: 3 });
    const { whole, changes } = readPatched<{ pages: number }, { pages: number }>(file);
    expect([whole.pages, changes]).toEqual([3, undefined]);
    const before = fs.readFileSync(file);
    writeChanges(file, whole.id, { pages: 4 });
    writeChanges(file, whole.id, { pages: 5 });
    expect(readPatched(file).changes).toEqual({ pages: 5 });
    expect(fs.readFileSync(file)).toEqual(before);
  });

  it('has no changes of another state of it, nor such as cannot be read', () => {
    writeWhole(file, {});
    writeChanges(file, 'another', { pages: 4 });
    expect(readPatched(file).changes).toBeUndefined();
    fs.writeFileSync(file.replace('.json', '.patch.json'), '{ "of": ');
    expect(readPatched(file).changes).toBeUndefined();
    writeWhole(file, {});
    expect(fs.readdirSync(path.dirname(file))).toEqual(['record.json']);
  });
});
