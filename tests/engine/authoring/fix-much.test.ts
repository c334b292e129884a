import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fixContent } from '../../../src/engine/authoring/fix/fix-content.ts';
import { fixReport } from '../../../src/engine/authoring/fix/report.ts';
import { saveAll } from '../../../src/engine/disk/save.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { smallSite } from '../../support/sites/small-site.ts';

const FILE = 'pages/page.json';
const PAGE = `{
  "version": 1,
  "title": "A page",
  "seo": { "description": "A page to look at." },
  "blocks": [
    { "type": "hero", "heading": "Good" },
    { "type": "prose", "body": "Text" }
  ]
}
`;

const site = smallSite();
afterAll(() => site.remove());

function fix(text: string): { text: string; said: string } {
  const target = path.join(site.root, FILE);
  fs.writeFileSync(target, text);
  const fixes = fixContent(readSite(site.root), new Set([FILE]));
  saveAll(site.root, fixes.fixed);
  return { text: fs.readFileSync(target, 'utf8'), said: fixReport(fixes) };
}

// Each of these took minutes, as it was walked again and again: here it would run out of time.
describe('fixing a page with very much in it', () => {
  it('makes groups of 5,000 texts in one list', () => {
    const list = Array.from({ length: 5000 }, (_, index) => `        "Item ${index}"`).join(',\n');
    const { text } = fix(
      PAGE.replace('{ "type": "prose", "body": "Text" }', `{ "type": "checklist", "items": [\n${list}\n] }`),
    );
    expect((JSON.parse(text) as { blocks: { items: object[] }[] }).blocks[1]?.items[4999]).toEqual({
      title: 'Item 4999',
    });
  });

  it.each(['//', '#', '<!---->'])('looks at 60,000 comments %s once each', (sign) => {
    const { text, said } = fix(PAGE + `${sign}\n`.repeat(60_000));
    expect(text).toBe(PAGE);
    expect(said).toContain('A comment without words was removed.');
  });

  it.each(['/*', '<!--'])('looks for the end of 150,000 comments %s once', (sign) => {
    expect(fix(PAGE + `${sign} `.repeat(150_000)).said).toContain(
      `${FILE}:10  Left as it is. Comments cannot be written here`,
    );
  });

  it.each([
    ['stars', `/*${'*'.repeat(500_000)} Stars */:`],
    ['spaces', `/* Stars */${' '.repeat(500_000)}:`],
  ])('walks half a million %s once', (_name, signs) => {
    expect(fix(PAGE.replace('"version":', `"version" ${signs}`)).said).toContain(
      'The comment "Stars" is now in the note of this file.',
    );
  });
});
