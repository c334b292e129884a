import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe('what is suggested', () => {
  it.each(fixtureCodes())('mends the fixture of %s', (code) => {
    for (const outcome of withSite(code, trySuggestions)) expect(outcome).toMatchObject({ isThere: false, fresh: [] });
  });
});

describe('what is suggested for a mistake of an author', () => {
  const mistakes = JSON.parse(fs.readFileSync(path.join(MISTAKES, 'mistakes.json'), 'utf8')) as Mistake[];
  let site: TempSite;
  beforeAll(() => {
    site = copyOfSite();
    site.write('pages/services/printing.json', fs.readFileSync(path.join(MISTAKES, 'printing.json'), 'utf8'));
  });
  afterAll(() => site.remove());

  it.each(mistakes.map((mistake) => [mistake.what, mistake] as const))('"%s" mends it', (_what, { file, replace, with: put }) => {
    const text = fs.readFileSync(path.join(site.root, file), 'utf8');
    expect(text).toContain(replace);
    try {
      site.write(file, text.replace(replace, () => put));
      for (const outcome of trySuggestions(site.root)) expect(outcome).toMatchObject({ isThere: false, fresh: [] });
    } finally {
      site.write(file, text);
    }
  });
});
