import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../../src/engine/check/check-content.ts';
import { createRanges } from '../../../src/engine/read/locate.ts';
import { GOOD_SITE } from '../../fixtures/mistakes/mistakes.ts';
import { PROJECT } from '../../support/places.ts';
import { readFiles, siteFiles, textIn, type SiteFiles } from '../../support/files.ts';
import { EVERYTHING } from '../../support/night.ts';
import { trySuggestions } from '../../support/suggested.ts';

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
  JSON.parse(fs.readFileSync(path.join(import.meta.dirname, '../../fixtures/mistakes', name), 'utf8')) as Mistake[];

/** What a fix brings to light in the words of an author, who has to decide about it. */
const BROUGHT_TO_LIGHT: Record<string, RegExp> = {
  'seo as text': /seo\/short-description/,
  'wrote the fields as YAML': /json\/missing-comma/,
  'pasted a link as HTML': /text\/formatting/,
  'wrote a code of former days': /strings\/untranslated/,
  'site: lang wrong': /phone\/no-country/,
};

/** Those of the review, those made up since and of the first weeks, and those of other owners: own blocks and icons, looks, forms,
 * what is embedded, languages. */
const MISTAKES = {
  'review.json': 107,
  'new.json': 68,
  'first-weeks.json': 44,
  'own.json': 27,
  'theme.json': 17,
  'forms.json': 21,
  'languages.json': 29,
};

/** The sites that mistakes are made on, where it is not the usual one. */
const SITES: Record<string, SiteFiles> = {
  'own.json': siteFiles(path.join(PROJECT, 'tests/fixtures/own-block')),
  'languages.json': siteFiles(path.join(PROJECT, 'examples/nasma')),
};

/** Files after some changes. */
function changed(files: SiteFiles, changes: Change[]): SiteFiles {
  return changes.reduce((before, { file, replace, with: put }) => {
    if (replace === undefined) return { ...before, [file]: put };
    const text = textIn(before, file);
    expect(text).toContain(replace);
    return { ...before, [file]: text.replace(replace, () => put) };
  }, files);
}

describe.each(Object.entries(MISTAKES))('the mistakes of %s', (name, count) => {
  const mistakes = mistakesIn(name);
  const site = SITES[name] ?? GOOD_SITE;

  it(`are at least ${count}`, () => {
    expect(new Set(mistakes.map(({ what }) => what)).size).toBeGreaterThanOrEqual(count);
  });

  // Larger sites take longer: by day, a third of what is made on them is asked.
  const asked = mistakes.filter((_, index) => EVERYTHING || site === GOOD_SITE || index % 3 === 0);
  it.each(asked.map((mistake) => [mistake.what, mistake] as const))(
    '"%s" is reported once, at its place, and fixed by what is suggested',
    (what, mistake) => {
      const files = changed(site, [mistake, ...(mistake.others ?? [])]);
      const diagnostics = checkContent(readFiles(files));
      const found = diagnostics.map(({ file, code, location, suggestions }) => {
        const text = textIn(files, file);
        const { offset, length } =
          location.path || location.range ? createRanges(text)(location) : { offset: 0, length: 0 };
        return { file, code, at: text.slice(offset, offset + length), suggested: suggestions !== undefined };
      });
      const { file, in: reported = file, code, at, suggested } = mistake;
      expect(found).toEqual([{ file: reported, code, at, suggested }]);
      for (const { isThere, fresh } of trySuggestions(files, diagnostics)) {
        expect(isThere).toBe(false);
        expect(fresh.filter((words) => !BROUGHT_TO_LIGHT[what]?.test(words))).toEqual([]);
      }
    },
  );
});
