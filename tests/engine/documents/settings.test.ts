import fs from 'node:fs';
import path from 'node:path';
import { parse, type ParseError } from 'jsonc-parser';
import { afterAll, expect, test } from 'vitest';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { reported, SCHEMAS } from '../../support/checked.ts';
import { PROJECT } from '../../support/places.ts';
import { copyOfSite } from '../../support/sites/temp-site.ts';

// The guides are followed step by step elsewhere; what these documents show is a part of a file, with comments.
const site = copyOfSite();
afterAll(() => site.remove());

const SITE = 'pages/_site.json';
const PAGE = 'pages/about.json';
const ofPages = new Set(Object.keys(SCHEMAS.sources.page.properties ?? {}));

/** What a box says of a file. What "…" leaves out stands somewhere else in the document. */
function settingsIn(text: string): Record<string, unknown> {
  const errors: ParseError[] = [];
  const data = parse(`{${text.replaceAll('…,', '')}}`, errors) as Record<string, unknown>;
  expect(errors, text).toEqual([]);
  return data;
}

test.each(['README.md', 'docs/publish.md', 'docs/sharing.md'])(
  'what %s shows of files can be written so',
  (document) => {
    const text = fs.readFileSync(path.join(PROJECT, document), 'utf8');
    // Some stand within lists.
    const boxes = [...text.matchAll(/^( *)```jsonc?\n(.*?)^\1```/gms)]
      .map(([, , box = '']) => box)
      .filter((box) => !box.startsWith('{'))
      .map(settingsIn);
    expect(boxes.length).toBeGreaterThan(1);
    for (const box of boxes) {
      const file = Object.keys(box).every((name) => ofPages.has(name)) ? PAGE : SITE;
      const before = site.read(file);
      // A group that is shown in two boxes is one.
      const groups = Object.entries(box).map(([name, value]) => [
        name,
        Array.isArray(value) || typeof value !== 'object' ? value : { ...Object(before[name]), ...value },
      ]);
      site.write(file, { ...before, ...Object.fromEntries(groups) });
    }
    const errors = reported(readSite(site.root)).filter(({ severity }) => severity === 'error');
    expect(errors).toEqual([]);
  },
);
