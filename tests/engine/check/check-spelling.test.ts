import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkSpelling } from '../../../src/engine/spelling/spelling.ts';
import { reportDiagnostics } from '../../../src/engine/report/report-diagnostics.ts';
import { pageOf } from '../../support/sites/temp-site.ts';
import { readCached } from '../../../src/engine/disk/read-site.ts';
import { testFolder } from '../../support/temp-folder.ts';

let root: string;
beforeEach(() => {
  root = testFolder();
  write('pages/_site.json', { version: 1 });
});

function write(file: string, data: unknown): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), typeof data === 'string' ? data : JSON.stringify(data));
}
async function words(only?: string[]): Promise<string[]> {
  const { content } = readCached(root);
  const diagnostics = await checkSpelling(content, only && new Set(only));
  return reportDiagnostics(diagnostics, content).map(
    ({ file, line, column, args }) => `${file}:${line}:${column} ${(args as { word: string }).word}`,
  );
}

describe('words in no dictionary', () => {
  it('are found in texts, not in names of fields, addresses, or files that cannot be read', async () => {
    write(
      'pages/a.json',
      '{\n  "titel": "A mesage",\r\n  "href": "/mesage",\n  "list": ["fine", { "text": "Fine 🎉 caf\\u00e9\\nmesage, all\\nfine" }]\n}',
    );
    write('pages/b.json', '{ "title": "A mesage"');
    expect(await words()).toEqual(['pages/a.json:2:15 mesage', 'pages/a.json:4:50 mesage']);
  });

  it('are looked for in some files only', async () => {
    write('pages/a.json', { title: 'A mesage' });
    write('pages/b.json', { title: 'A mesage' });
    expect(await words(['pages/b.json'])).toEqual(['pages/b.json:1:13 mesage']);
  });

  it('have what may be meant beside them wherever they stand, in capitals, too', async () => {
    write('pages/a.json', { title: 'A mesage' });
    write('pages/b.json', { title: 'Mesage of a mesage' });
    const meant = (await checkSpelling(readCached(root).content)).map(({ args }) => {
      const { word, suggestion } = args as { word: string; suggestion: string };
      return `${word}: ${suggestion}`;
    });
    expect(meant).toEqual(['mesage: message', 'Mesage: Message', 'mesage: message']);
  });

  it('are those of the site, which can have a list of its own, or want to hear of none', async () => {
    write('pages/a.json', { title: 'Pagewright at Zorblatt' });
    expect(await words()).toEqual(['pages/a.json:1:25 Zorblatt']);
    write('cspell.json', { version: '0.2', words: ['Zorblatt'] });
    expect(await words()).toEqual(['pages/a.json:1:11 Pagewright']);
    write('pages/_site.json', { version: 1, checks: { 'text/spelling': 'off' } });
    expect(await words()).toEqual([]);
  });

  it('are those of English pages, unless the site names dictionaries of other languages itself', async () => {
    write('pages/_site.json', { version: 1, languages: [{ lang: 'de', folder: '/de' }] });
    write('pages/de/_site.json', { version: 1, name: 'Brezel' });
    write('pages/de/a.json', { title: 'Brezel' });
    write('pages/a.json', { title: 'Brezel' });
    expect(await words()).toEqual(['pages/a.json:1:11 Brezel']);
    write('cspell.json', { version: '0.2', language: 'en' });
    expect(await words()).toHaveLength(3);
  });

  it('are none in a part that says which other language it is in', async () => {
    const items = [{ quote: 'Bien joué', lang: 'fr' }, { quote: 'A mesage' }];
    write('pages/a.json', { title: 'Fine', blocks: [{ text: 'Schön gemacht', lang: 'de' }, { items }] });
    expect(await words()).toEqual([expect.stringContaining(' mesage')]);
    write(
      'pages/a.json',
      pageOf('Fine', [
        { type: 'prose', body: 'Schön gemacht', lang: 'de' },
        { type: 'prose', body: 'A mesage' },
      ]),
    );
    expect((await words()).map((line) => line.split(' ')[1])).toEqual(['mesage']);
    write('pages/a.json', '{\n  "text": "Caf\\u00e9\\n[schön *gemacht*]{lang=\\"de\\"}, mesage schön"\n}');
    expect(await words()).toEqual(['pages/a.json:2:55 mesage', 'pages/a.json:2:62 schön']);
  });

  it('cannot be told where the list cannot be read', async () => {
    write('pages/a.json', { title: 'A mesage' });
    write('cspell.json', '{ "words": [');
    await expect(checkSpelling(readCached(root).content)).rejects.toThrow(
      /^The spell checker cannot use .*cspell\.json: /,
    );
  });
});
