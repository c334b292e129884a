import fs from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { SITE_FILE } from '../../../src/model/addresses/address.ts';
import { documentNameOf } from '../../../src/engine/read/document-name.ts';
import { reported, SCHEMAS } from '../../support/checked.ts';
import { createDocument } from '../../../src/engine/read/document.ts';
import { reportDiagnostics } from '../../../src/engine/report/report-diagnostics.ts';
import type { ReportedDiagnostic } from '../../../src/model/diagnostics/reported.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { OFFERS_FILE, offersOf, refreshOffers } from '../../../src/engine/editor/offers.ts';
import type { Schema } from '../../../src/engine/schema/schema.ts';
import { editorFiles, editorSchemaOf, keepEditorFiles } from '../../../src/engine/editor/editor-files.ts';
import { snippetBody, snippetText } from '../../../src/engine/editor/snippets.ts';
import { fixtureContent, fixtureDiagnostics, withSite } from '../../support/sites/code-fixtures.ts';
import { command } from '../../support/command.ts';
import { PROJECT } from '../../support/places.ts';
import { editors, settings } from '../../support/language-service.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf, type TempSite } from '../../support/sites/temp-site.ts';

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(PROJECT, file), 'utf8'));
const text = (data: unknown): Buffer => Buffer.from(JSON.stringify(data));

/** What is typed when a tab stop is left as it is: the text that a snippet stands for. */
function filledIn(snippet: string): string {
  return snippet
    .replace(/\$\{\d+\|([^,|]*)[^|]*\|\}/g, '$1')
    .replace(/\$\{\d+:((?:[^\\}]|\\.)*)\}/g, '$1')
    .replace(/(?<!\\)\$\d+/g, '')
    .replace(/\\([\\$}])/g, '$1');
}

describe('snippets', () => {
  const snippets = readJson('.vscode/pagewright.code-snippets') as Record<
    string,
    { prefix: string; description: string; scope: string; body: string[] }
  >;

  it('are there for every type of block, a page and a shared block', () => {
    const types = fs
      .readdirSync(path.join(PROJECT, 'schemas/blocks'))
      .map((name) => `block-${name.replace('.schema.json', '')}`);
    expect(Object.keys(snippets).toSorted()).toEqual([...types, 'new-page', 'new-shared-block'].toSorted());
    expect(Object.values(snippets).map(({ prefix }) => prefix)).toEqual(Object.keys(snippets));
  });

  it.each(Object.entries(snippets))('%s is sound when nothing is typed over', (name, { body }) => {
    const data = JSON.parse(filledIn(body.join('\n'))) as Record<string, unknown>;
    const shared = name === 'new-shared-block';
    const whole = name.startsWith('block-') ? pageOf('A page', [data]) : data;
    const file = `pages/${shared ? '_shared/' : ''}x.json`;
    expect(createDocument(SCHEMAS, documentNameOf(file), text(whole)).diagnostics).toEqual([]);
  });

  it('let every text be typed over, in order, and choices be chosen', () => {
    const schema = {
      properties: { type: { const: 'x' }, size: { enum: ['s', 'm'] }, words: { items: {} }, count: {} },
    };
    const sample = { type: 'x', size: 'm', words: ['a', 'costs $5 {site.name} \\ "q"'], count: 3 };
    const snippet = snippetText(snippetBody(sample, schema, (node) => node ?? {}));
    expect(snippet).toContain('"size": "${1|m,s|}"');
    expect(snippet).toContain('"${2:a}"');
    expect(snippet).toContain('"count": ${4:3}');
    expect(snippet).toContain('"${3:costs \\$5 {site.name\\} ');
    expect(JSON.parse(filledIn(snippet))).toEqual(sample);
  });
});

describe('snippets in a site of other pages', () => {
  let site: TempSite | undefined;
  afterEach(() => site?.remove());

  it('are sound there when nothing is typed over', () => {
    site = smallSite({
      hours: 'Always',
      pages: { contact: '/contact', privacy: '/about' },
      places: { harbor: { name: 'Harbor', address: { city: 'San Francisco' } } },
    });
    for (const name of ['about', 'contact', 'offer/bread', 'offer/cake'])
      site.write(`pages/${name}.json`, pageOf(name, [{ type: 'hero', heading: name }]));
    site.write('pages/_shared/call.json', { version: 1, block: { type: 'cta', heading: 'Call us', actions: [] } });
    const file = '.pagewright/schemas/page.schema.json';
    const { $defs } = JSON.parse(editorFiles(readSite(site.root)).get(file) ?? '') as Schema;
    const snippets = $defs?.['block']?.defaultSnippets ?? [];
    for (const { label, body } of snippets)
      site.write(`pages/of-${label.toLowerCase()}.json`, pageOf(label, [JSON.parse(filledIn(snippetText(body)))]));
    expect(snippets.length).toBeGreaterThan(20);
    const errors = reported(readSite(site.root)).filter(
      ({ file, severity }) => severity === 'error' && /of-/.test(file),
    );
    expect(errors.map(({ file, message }) => [file, message])).toEqual([]);
  });
});

describe('settings', () => {
  const [[, editor]] = editors as [(typeof editors)[number]];

  it('lead every content file to its bundle, and no other file to one', async () => {
    const kinds: Record<string, string> = {
      page: 'Page',
      site: 'Site',
      shared: 'Shared block',
      language: 'Site in a further language',
      block: 'Kind of block',
    };
    const others = [
      { file: 'blocks/openingHours.schema.json', kind: 'block' },
      { file: 'templates/article.json', kind: 'page' },
      { file: 'pages/de/_site.json', kind: 'language' },
      { file: 'pages/de/_shared/closing.json', kind: 'shared' },
    ];
    for (const { file, kind } of [...readSite(PROJECT).documents.values(), ...others])
      expect([file, await editor.schemaOf(file)]).toEqual([file, kinds[kind]]);
    for (const file of ['package.json', 'tsconfig.json', 'schemas/page.schema.json', 'schemas/blocks/hero.schema.json'])
      expect([file, await editor.schemaOf(file)]).toEqual([file, undefined]);
  });

  it('name bundles that exist, and so does the mapping for JetBrains editors', () => {
    const bundles = ['page', 'site', 'shared', 'language', 'block'].map(
      (kind) => `schemas/generated/${kind}.schema.json`,
    );
    expect(settings['json.schemas'].map(({ url }) => path.posix.normalize(url))).toEqual(bundles);
    const mapping = fs.readFileSync(path.join(PROJECT, '.idea/jsonSchemas.xml'), 'utf8');
    const values = (name: string): string[] =>
      [...mapping.matchAll(new RegExp(`name="${name}" value="([^"]*)"`, 'g'))].map(([, value = '']) => value);
    expect(values('relativePathToSchema').toSorted()).toEqual(bundles.toSorted());
    const paths = values('path').filter((each) => !each.includes('*'));
    for (const file of [...bundles, ...paths]) expect(fs.existsSync(path.join(PROJECT, file)), file).toBe(true);
  });
});

describe('the task "Check the pages"', () => {
  interface Matcher {
    pattern: ({ regexp: string } & Record<string, string | number>)[];
  }
  const { tasks } = readJson('.vscode/tasks.json') as { tasks: { script: string; problemMatcher: Matcher }[] };

  /** What an editor lists for a task's output: it looks for the expressions in lines that follow each other. */
  function listed(output: string, { pattern }: Matcher): Record<string, string>[] {
    const lines = output.split('\n');
    return lines.flatMap((_line, at) => {
      const matches = pattern.map(({ regexp }, row) => new RegExp(regexp).exec(lines[at + row] ?? ''));
      if (matches.includes(null)) return [];
      const parts = pattern.flatMap(({ regexp: _regexp, ...groups }, row) =>
        Object.entries(groups).map(([name, group]) => [name, matches[row]?.[Number(group)]]),
      );
      return [Object.fromEntries(parts) as Record<string, string>];
    });
  }

  it.each(['block/unknown-type', 'link/missing-page', 'file/bad-name', 'text/too-long', 'json/duplicate-key'])(
    'lists what the check says of %s',
    async (code) => {
      const check = tasks.find(({ script }) => script === 'check');
      const { stdout } = await withSite(code, (root) => command('check', '--root', root));
      const problems = reportDiagnostics(fixtureDiagnostics(code), fixtureContent(code));
      expect(problems.length).toBeGreaterThan(0);
      const wanted = problems.map(({ file, line, column, severity, code, message }: ReportedDiagnostic) => ({
        file,
        line: String(line),
        column: String(column),
        severity,
        code,
        message,
      }));
      expect(listed(stdout, check?.problemMatcher as Matcher)).toEqual(wanted);
    },
  );
});

describe('the schema that a new page names', () => {
  let site: TempSite | undefined;
  afterEach(() => site?.remove());

  it('is there: that of this repository, or that which the files of a site name', () => {
    fs.mkdirSync(path.join(PROJECT, '.pagewright'), { recursive: true });
    expect(editorSchemaOf(readSite(PROJECT))).toBe('schemas/generated/page.schema.json');
    site = smallSite();
    const ofRepository = path.join(PROJECT, 'schemas/generated/page.schema.json');
    expect(path.resolve(site.root, editorSchemaOf(readSite(site.root)))).toBe(ofRepository);
    const siteFile = readSite(site.root).documents.get(SITE_FILE)?.data;
    site.write(SITE_FILE, { $schema: '../.pagewright/schemas/site.schema.json', ...siteFile });
    expect(keepEditorFiles(readSite(site.root))).toContain(editorSchemaOf(readSite(site.root)));
  });
});

describe('what editors offer of a site', () => {
  let site: TempSite | undefined;
  afterEach(() => site?.remove());

  const offered = (root: string): Record<string, string[]> => {
    const { $defs } = JSON.parse(offersOf(readSite(root))) as {
      $defs: Record<string, { anyOf?: [{ enum: string[] }, object] }>;
    };
    return Object.fromEntries(Object.entries($defs).map(([role, { anyOf }]) => [role, anyOf?.[0].enum ?? []]));
  };

  it('is its pages, their sections, shared blocks, folders and places', () => {
    site = smallSite({ places: { harbor: { name: 'Harbor', address: { city: 'San Francisco' } } } });
    site.write('pages/services/cloud.json', pageOf('Cloud', [{ type: 'hero', heading: 'Cloud', id: 'top' }]));
    site.write('pages/_shared/closing.json', { version: 1, block: { type: 'prose', body: 'Bye' } });
    expect(offered(site.root)).toMatchObject({
      link: ['/', '/services/cloud', '/services/cloud#top'],
      page: ['/', '/services/cloud'],
      font: [],
      shared: ['closing'],
      collection: ['/services'],
      place: ['harbor'],
      image: expect.arrayContaining(['/images/hero/cloud.svg']),
    });
  });

  it('has broken pages, too, and is empty without any', () => {
    site = smallSite();
    site.write('pages/broken.json', '{ "title": ');
    expect(offered(site.root)['link']).toEqual(['/', '/broken']);
    fs.rmSync(path.join(site.root, 'pages'), { recursive: true });
    fs.mkdirSync(path.join(site.root, 'pages'));
    expect(offered(site.root)).toMatchObject({ link: [], shared: [], collection: [] });
  });

  it('has words for a value that is not in a list: editors would make some of the whole list, at each link', () => {
    site = smallSite();
    const { $defs } = JSON.parse(offersOf(readSite(site.root))) as {
      $defs: Record<string, { anyOf?: [{ errorMessage?: string }, object] }>;
    };
    const lists = Object.values($defs).flatMap(({ anyOf }) => anyOf?.[0] ?? []);
    expect(lists.length).toBeGreaterThan(0);
    for (const { errorMessage } of lists) expect(errorMessage).toMatch(/no mistake/);
  });

  it('is written for this project only, and only when it changed', () => {
    site = smallSite();
    expect(refreshOffers(readSite(site.root))).toBe(false);
    expect(fs.existsSync(path.join(site.root, OFFERS_FILE))).toBe(false);
    refreshOffers(readSite(PROJECT));
    expect(refreshOffers(readSite(PROJECT))).toBe(false);
    expect(fs.readFileSync(path.join(PROJECT, OFFERS_FILE), 'utf8')).toBe(offersOf(readSite(PROJECT)));
  });
});
