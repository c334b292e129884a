import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { askForSite } from '../../../src/engine/authoring/new/ask.ts';
import { SCRIPTS } from '../../../src/engine/authoring/new/package-file.ts';
import { requireLanguage, type SiteRequest } from '../../../src/engine/authoring/new/site.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { editorFiles } from '../../../src/engine/editor/editor-files.ts';
import { COMMANDS } from '../../../scripts/commands.ts';
import { command } from '../../support/command.ts';
import { tempSite } from '../../support/sites/temp-site.ts';

const site = tempSite(() => undefined);
afterEach(site.remove);

it('asks again for a language or a beginning that cannot be, and says why; then for a name, with one in that language', async () => {
  const answers = ['german', 'de', 'blog', 'blank'];
  const said: string[] = [];
  const request = await askForSite(
    new Map([['blank', ['en', 'de']]]),
    {},
    { lang: 'en', from: 'blank' },
    (starter) => `A name in ${starter}`,
    { ask: (_, fallback = '') => Promise.resolve(answers.shift() ?? fallback), say: (words) => said.push(words) },
  );
  expect(request).toMatchObject({ name: 'A name in blank/de', lang: 'de', from: 'blank' });
  expect(said).toEqual([
    '"german" is no language. Write its code: "en", "de", or with a country "en-GB".',
    'A site cannot begin as "blog". Choose one of blank.',
  ]);
});

it('asks for nothing that was said, and takes what it proposes where nothing is answered', async () => {
  const asked: string[] = [];
  const ask = (given: Partial<SiteRequest>, answer = ''): Promise<SiteRequest> =>
    askForSite(new Map([['blank', ['en', 'de']]]), given, { lang: 'en', from: 'blank' }, (starter) => `In ${starter}`, {
      ask: (question, fallback) => (asked.push(`${question} [${fallback}]`), Promise.resolve(answer || `${fallback}`)),
      say: () => undefined,
    });
  const said = { name: 'Korn', lang: 'fr', from: 'blank', host: 'netlify' } as const;
  expect([await ask(said), asked]).toEqual([said, []]);
  expect(await ask({})).toEqual({ name: 'In blank/en', lang: 'en', from: 'blank', host: undefined });
  expect(asked).toEqual([
    'In which language are its texts? en, de, fr, pt-BR … [en]',
    'What does it begin as? blank [blank]',
    'What is it called? The name of your company, shop or project [In blank/en]',
  ]);
  expect(await ask({ from: 'blank', name: 'Korn' }, ' de ')).toMatchObject({ lang: 'de' });
});

it.each([
  [' Korn ', 'Korn'],
  [' ', 'My site'],
])('a site that is called %j has the name %j', async (written, name) => {
  await command('init', '--yes', '--from', 'blank', '--name', written, '--root', site.root);
  expect(site.read('pages/_site.json')).toMatchObject({ name });
});

it.each([
  ['{ "name": "korn", }', 'Expected [^.]+'],
  ['null', 'what it says does not stand between { and }'],
  ['["korn"]', 'what it says does not stand between { and }'],
])('writes nothing where the package.json that is there cannot be read: %s', async (text, why) => {
  site.write('package.json', text);
  const { status, stderr } = await command('init', '--yes', '--root', site.root);
  expect([status, fs.readdirSync(site.root)]).toEqual([1, ['package.json']]);
  expect(stderr).toMatch(
    new RegExp(
      `^${path.join(site.root, 'package.json')} cannot be read, so nothing was written: ${why}\\. Mend it or move it away`,
    ),
  );
});

it.each([
  ['Наш двор', 'nash-dvor'],
  ['我的网站', 'site'],
])('a site in a folder called %s is a package that npm takes: %s', async (folder, name) => {
  await command('init', '--yes', '--root', path.join(site.root, folder));
  expect(site.read(`${folder}/package.json`)).toMatchObject({ name });
});

it('tells Git to leave out what is made, or left behind by a command that was killed', async () => {
  await command('init', '--yes', '--root', site.root);
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: site.root, encoding: 'utf8' });
  git('init', '-q');
  const made = ['dist', 'dist.next-12', 'dist.previous-12', '.pagewright', '.inquiries', '.changes-12', 'node_modules'];
  for (const name of [...made, 'dist.notes']) site.write(`${name}/file.txt`, 'made');
  const seen = git('status', '--porcelain')
    .split('\n')
    .map((line) => line.slice(3));
  expect(seen.filter((name) => [...made, 'dist.notes'].includes(name.replace('/', '')))).toEqual(['dist.notes/']);
});

it('writes German for Switzerland as it is spelled there', async () => {
  await command('init', '--yes', '--lang', 'de-CH', '--from', 'small-business', '--root', site.root);
  const [custom, said] = ['pages/angebot/nach-mass.json', 'pages/_site.json'].map((file) =>
    fs.readFileSync(path.join(site.root, file), 'utf8'),
  );
  expect(custom).toContain('"title": "Nach Mass"');
  expect(said).toContain('[Strasse und Hausnummer]');
});

it('writes over nothing that is there', async () => {
  site.write('.github/workflows/publish.yml', 'theirs');
  site.write('package.json', { name: 'korn', scripts: { start: 'theirs' } });
  const { status } = await command('init', '--yes', '--host', 'netlify', '--root', site.root);
  const workflows = path.join(site.root, '.github/workflows');
  expect([status, fs.readFileSync(path.join(workflows, 'publish.yml'), 'utf8')]).toEqual([0, 'theirs']);
  expect(fs.existsSync(path.join(workflows, 'schedule.yml'))).toBe(true);
  expect(site.read('package.json')).toMatchObject({ name: 'korn', scripts: { start: 'theirs' } });
});

it('writes all or nothing: where it is stopped half way, it can be run again', async () => {
  const full = vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    if (String(to).endsWith('_site.json')) throw Object.assign(new Error('No space.'), { code: 'ENOSPC' });
    fs.cpSync(String(from), String(to));
  });
  const { status, stderr } = await command('init', '--yes', '--root', site.root);
  full.mockRestore();
  expect([status, stderr]).toEqual([
    2,
    'Nothing was written, because the disk is full and needs room first. Run the command again.\n',
  ]);
  expect((await command('init', '--yes', '--root', site.root)).status).toBe(0);
});

it('tells editors which schema is that of each file, but where an owner has settings', async () => {
  await command('init', '--yes', '--root', site.root);
  const [settings, mapping] = ['.vscode/settings.json', '.idea/jsonSchemas.xml'].map((file) =>
    path.join(site.root, file),
  ) as [string, string];
  const { 'json.schemas': schemas } = JSON.parse(fs.readFileSync(settings, 'utf8')) as {
    'json.schemas': { url: string }[];
  };
  expect(schemas.length).toBeGreaterThan(0);
  const named = schemas.map(({ url }) => path.posix.normalize(url));
  expect([...editorFiles(readSite(site.root)).keys()]).toEqual(expect.arrayContaining(named));
  for (const file of named) expect(fs.existsSync(path.join(site.root, file)), file).toBe(true);
  expect(named.filter((file) => !fs.readFileSync(mapping, 'utf8').includes(`"${file}"`))).toEqual([]);
  for (const folder of ['pages', 'public']) fs.rmSync(path.join(site.root, folder), { recursive: true });
  site.write('.vscode/settings.json', '{}');
  await command('init', '--yes', '--root', site.root);
  expect(fs.readFileSync(settings, 'utf8')).toBe('{}');
});

it('has editors run the check by a script that the site has', async () => {
  await command('init', '--yes', '--root', site.root);
  const read = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(site.root, file), 'utf8'));
  const { tasks } = read('.vscode/tasks.json') as { tasks: { type: string; script: string }[] };
  const { scripts } = read('package.json') as { scripts: Record<string, string> };
  expect(tasks.map(({ type, script }) => [type, scripts[script]])).toEqual([
    ['npm', 'pagewright check'],
    ['npm', 'pagewright start'],
  ]);
});

it('gives a site every command of the package but the one that has begun it', () => {
  expect(Object.values(SCRIPTS).map((script) => script.replace('pagewright ', ''))).toEqual(Object.keys(SCRIPTS));
  expect([...Object.keys(SCRIPTS), 'init'].toSorted()).toEqual(Object.keys(COMMANDS).toSorted());
});

it.each([
  ['de', 'de'],
  ['DE-de', 'de-DE'],
  ['de_DE', 'de-DE'],
  ['zh_Hant_TW', 'zh-Hant-TW'],
  ['iw', 'he'],
])('takes %s for the language %s', (written, tag) => {
  expect(requireLanguage(written)).toBe(tag);
});

it.each([
  ['german', 'Write its code: "en", "de", or with a country "en-GB".'],
  ['xx', 'Write its code: "en", "de", or with a country "en-GB".'],
  ['Deutsch, bitte', 'Write its code: "en", "de", or with a country "en-GB".'],
  ['jp', 'Did you mean "ja"?'],
])('takes %s for none', (written, hint) => {
  expect(() => requireLanguage(written)).toThrow(`"${written}" is no language. ${hint}`);
});
