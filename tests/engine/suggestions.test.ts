import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkContent } from '../../src/engine/check/check-content.ts';
import { readSite } from '../../src/engine/disk/read-site.ts';
import { reportDiagnostics } from '../../src/engine/report/report-diagnostics.ts';
import { GOOD_PAGE, GOOD_TEXT } from '../fixtures/mistakes/mistakes.ts';
import { fixtureCodes, withSite } from '../support/bad-pages.ts';
import { trySuggestions } from '../support/suggested.ts';
import { copyOfSite, type TempSite } from '../support/temp-site.ts';

const MISTAKES = path.join(import.meta.dirname, '../fixtures/mistakes');

interface Mistake {
  what: string;
  file: string;
  replace: string;
  with: string;
}

/** What a mend brings to light in the words of an author, who has to decide about it. */
const BROUGHT_TO_LIGHT: Record<string, RegExp> = { 'seo as text': /seo\/short-description/, 'site: phone self ref': /link\/same-words/ };

describe('what is suggested', () => {
  it.each(fixtureCodes())('mends the fixture of %s', (code) => {
    for (const outcome of withSite(code, trySuggestions)) expect(outcome).toMatchObject({ isThere: false, fresh: [] });
  });

  it.each(fixtureCodes())('is what the hints of %s ask for', (code) => {
    const asked = withSite(code, (root) => {
      const content = readSite(root);
      return checkContent(content).flatMap((diagnostic) => reportDiagnostics([diagnostic], content).map(({ hint }) => ({ hint, ...diagnostic })));
    });
    const withoutEdits = asked.filter(({ hint, suggestions = [] }) => hint.includes('Did you mean') && suggestions.length === 0);
    expect(withoutEdits).toEqual([]);
  });
});

describe('what is suggested for a mistake of an author', () => {
  const mistakes = JSON.parse(fs.readFileSync(path.join(MISTAKES, 'mistakes.json'), 'utf8')) as Mistake[];
  let site: TempSite;
  beforeAll(() => {
    site = copyOfSite();
    site.write(GOOD_PAGE, GOOD_TEXT);
  });
  afterAll(() => site.remove());

  it.each(mistakes.map((mistake) => [mistake.what, mistake] as const))('"%s" mends it', (what, { file, replace, with: put }) => {
    const text = fs.readFileSync(path.join(site.root, file), 'utf8');
    expect(text).toContain(replace);
    try {
      site.write(
        file,
        text.replace(replace, () => put),
      );
      for (const { isThere, fresh } of trySuggestions(site.root)) {
        expect(isThere).toBe(false);
        expect(fresh.filter((words) => !BROUGHT_TO_LIGHT[what]?.test(words))).toEqual([]);
      }
    } finally {
      site.write(file, text);
    }
  });
});
