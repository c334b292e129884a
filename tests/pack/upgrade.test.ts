import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { copyOfCheckout, installedIn, pack, runWell } from '../support/package.ts';
import { tempFolder } from '../support/temp-folder.ts';

const work = tempFolder();
const checkout = path.join(work, 'checkout');
const site = path.join(work, 'korn');
const pagewright = installedIn(site);

const edit = (root: string, file: string, change: (text: string) => string): void => {
  const full = path.join(root, file);
  fs.writeFileSync(full, change(fs.readFileSync(full, 'utf8')));
};
const install = (tarball: string): string => runWell(site, 'npm', 'install', '--no-audit', '--no-fund', tarball);

/** A version of the program in which one field has another name, made as src/engine/authoring/migrations/README.md says. */
function makeNewer(): void {
  edit(checkout, 'package.json', (text) => text.replace(/"version": "[^"]*"/, '"version": "99.0.0"'));
  edit(checkout, 'CHANGELOG.md', (text) => `${text}\n## 99.0.0\n\n- The note of a page is called remark.\n`);
  edit(checkout, 'schemas/page.schema.json', (text) => text.replace('"note": {', '"remark": {'));
  for (const kind of ['page', 'shared', 'site'])
    edit(checkout, `schemas/${kind}.schema.json`, (text) => text.replace('"const": 1', '"const": 2'));
  const folder = path.join(checkout, 'src/engine/authoring/migrations');
  fs.writeFileSync(path.join(folder, '0002-notes-are-remarks.ts'), MIGRATION);
  edit(folder, 'index.ts', (text) =>
    text
      .replace('= []', '= [second]')
      .replace(/^/, "import { migration as second } from './0002-notes-are-remarks.ts';\n"),
  );
}

const MIGRATION = `import type { Migration } from '../migrate/migration.ts';

export const migration: Migration = {
  to: 2,
  title: 'The note of a page is called remark',
  page: (page) =>
    Object.fromEntries(Object.entries(page).map(([name, value]) => [name === 'note' ? 'remark' : name, value])),
};
`;

const contentFiles = (): string[] =>
  fs
    .readdirSync(path.join(site, 'pages'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'));
const contents = (): string[] => contentFiles().map((name) => fs.readFileSync(path.join(site, 'pages', name), 'utf8'));

beforeAll(() => {
  for (const folder of [checkout, site]) fs.mkdirSync(folder);
  copyOfCheckout(checkout);
  const older = pack(checkout, path.join(work, 'older'));
  makeNewer();
  pack(checkout, path.join(work, 'newer'));
  install(older);
  const begun = pagewright('init', '--name', 'Korn', '--lang', 'en', '--yes');
  expect(begun, begun.said).toMatchObject({ status: 0 });
  edit(site, 'pages/index.json', (text) =>
    text.replace(/("title": .*\n)/, '$1  "note":   "Anna: photographs in May, caf\\u00e9 in June",\n'),
  );
  expect(pagewright('check')).toMatchObject({ status: 0 });
}, 600_000);

describe('a site of an older version, with a newer package', () => {
  const before: string[] = [];

  it('is told what to do, once for each file, and nothing is built', () => {
    before.push(...contents());
    install(path.join(work, 'newer', fs.readdirSync(path.join(work, 'newer'))[0] ?? ''));
    const { status, said } = pagewright('check', '--format', 'json');
    const { problems } = JSON.parse(said) as { problems: { code: string; hint: string }[] };
    expect(status).toBe(1);
    expect(problems.map(({ code }) => code)).toEqual(contentFiles().map(() => 'field/other-version'));
    expect(problems[0]?.hint).toContain('Run "npm run migrate"');
    expect(pagewright('build')).toMatchObject({ status: 1 });
  });

  it('sees what would change, and where it is written what else is new', () => {
    const { said } = pagewright('migrate');
    expect(said).toContain('The note of a page is called remark');
    expect(said).toMatch(/"npm run migrate -- --write" does it/);
    const [, changelog = ''] = /What else is new: (.*)/.exec(said) ?? [];
    expect(fs.readFileSync(path.join(site, changelog), 'utf8')).toContain('99.0.0');
    expect(contents()).toEqual(before);
  });

  it('is brought up to date without losing a character, and built', () => {
    runWell(site, 'npm', 'run', '--silent', 'migrate', '--', '--write');
    expect(contents()).toEqual(
      before.map((text) =>
        text.replace('"version": 1', '"version": 2').replace('"note":   "Anna', '"remark":   "Anna'),
      ),
    );
    expect(pagewright('check')).toMatchObject({ status: 0 });
    expect(pagewright('build')).toMatchObject({ status: 0 });
    expect(pagewright('migrate').said).toMatch(/^All \d+ files are up to date/);
  });

  it('is not read by the older package, which asks for an update', () => {
    install(path.join(work, 'older', fs.readdirSync(path.join(work, 'older'))[0] ?? ''));
    const { status, said } = pagewright('check', 'pages/index.json');
    expect(status).toBe(1);
    expect(said).toContain('Update the program.');
  });
});
