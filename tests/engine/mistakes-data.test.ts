import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkContent } from '../../src/engine/check/check-content.ts';
import { readSite } from '../../src/engine/disk/read-site.ts';
import { documentIn } from '../../src/engine/read/site-content.ts';
import { createRanges } from '../../src/engine/read/locate.ts';
import { GOOD_PAGE, GOOD_TEXT } from '../fixtures/mistakes/mistakes.ts';
import { readOnce, trySuggestions } from '../support/suggested.ts';
import { copyOfOwn, copyOfSite, type TempSite } from '../support/temp-site.ts';

/** A text that was replaced in a file; without `replace` the file is new. */
interface Change {
  file: string;
  replace?: string;
  with: string;
}

/** A mistake as data, and what has to be reported for it. */
interface Mistake extends Change {
  what: string;
  others?: Change[];
  code: string;
  /** The file that is reported, if it is another. */
  in?: string;
  /** What stands where it is reported; empty for the file as a whole. */
  at: string;
  suggested: boolean;
}

const mistakesIn = (name: string): Mistake[] =>
  JSON.parse(fs.readFileSync(path.join(import.meta.dirname, '../fixtures/mistakes', name), 'utf8')) as Mistake[];

/** What a mend brings to light in the words of an author, who has to decide about it. */
const BROUGHT_TO_LIGHT: Record<string, RegExp> = {
  'seo as text': /seo\/short-description/,
  'wrote the fields as YAML': /json\/missing-comma/,
  'pasted a link as HTML': /text\/formatting/,
};

/** Those of the review, those made up since, and those of other owners: own blocks and icons, looks, forms and
 * what is embedded. */
const MISTAKES = { 'review.json': 107, 'new.json': 60, 'own.json': 26, 'theme.json': 17, 'forms.json': 21 };

describe.each(Object.entries(MISTAKES))('the mistakes of %s', (name, count) => {
  const mistakes = mistakesIn(name);
  let site: TempSite;
  beforeAll(() => {
    site = name === 'own.json' ? copyOfOwn() : copyOfSite();
    if (name !== 'own.json') site.write(GOOD_PAGE, GOOD_TEXT);
  });
  afterAll(() => site.remove());

  /** Makes the changes, looks, and takes them back. */
  function withChanges<T>(changes: Change[], look: () => T): T {
    const before = new Map<string, string | undefined>();
    try {
      for (const { file, replace, with: put } of changes) {
        const full = path.join(site.root, file);
        const text = fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : undefined;
        if (!before.has(file)) before.set(file, text);
        if (replace !== undefined) expect(text).toContain(replace);
        site.write(file, replace === undefined ? put : text?.replace(replace, () => put));
      }
      return look();
    } finally {
      for (const [file, text] of before) {
        if (text === undefined) fs.rmSync(path.join(site.root, file));
        else site.write(file, text);
      }
    }
  }

  it(`are at least ${count}`, () => {
    expect(new Set(mistakes.map(({ what }) => what)).size).toBeGreaterThanOrEqual(count);
  });

  it.each(mistakes.map((mistake) => [mistake.what, mistake] as const))(
    '"%s" is reported once, at its place, and mended by what is suggested',
    (what, mistake) => {
      withChanges([mistake, ...(mistake.others ?? [])], () => {
        const content = readSite(site.root, readOnce);
        const diagnostics = checkContent(content);
        const found = diagnostics.map(({ file, code, location, suggestions }) => {
          const text = documentIn(content, file)?.text ?? '';
          const { offset, length } =
            location.path || location.range ? createRanges(text)(location) : { offset: 0, length: 0 };
          return { file, code, at: text.slice(offset, offset + length), suggested: suggestions !== undefined };
        });
        const { file, in: reported = file, code, at, suggested } = mistake;
        expect(found).toEqual([{ file: reported, code, at, suggested }]);
        for (const { isThere, fresh } of trySuggestions(site.root, diagnostics)) {
          expect(isThere).toBe(false);
          expect(fresh.filter((words) => !BROUGHT_TO_LIGHT[what]?.test(words))).toEqual([]);
        }
      });
    },
  );
});
