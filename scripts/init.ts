import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { askForSite } from '../src/engine/authoring/new/ask.ts';
import { packageFile } from '../src/engine/authoring/new/package-file.ts';
import {
  chooseStarter,
  requireLanguage,
  siteFileFor,
  withEditorSchema,
  type SiteRequest,
  type Starters,
} from '../src/engine/authoring/new/site.ts';
import { languagesAmong, startingFiles } from '../src/engine/authoring/new/starting-files.ts';
import type { Change } from '../src/engine/authoring/change.ts';
import { Refusal } from '../src/engine/authoring/refusal.ts';
import { diskFiles } from '../src/engine/disk/disk-files.ts';
import { listFolder } from '../src/engine/disk/files/list-folder.ts';
import { isPackage, project } from '../src/engine/disk/project.ts';
import { saveAll } from '../src/engine/disk/save.ts';
import { editorSettings } from '../src/engine/editor/editor-files.ts';
import { languageAmong } from '../src/model/words/language-tag.ts';
import { SITE_FILE } from '../src/model/addresses/address.ts';
import { counted } from '../src/model/words/counted.ts';
import packageJson from '../package.json' with { type: 'json' };
import type { Command } from './command.ts';
import { HOST_NAMES, hostNamed } from './support/host-option.ts';
import { withPrompt } from './support/prompt.ts';
import { ROOT_OPTION } from './support/root-option.ts';

const STARTERS = path.join(project, 'starters');
const DEFAULTS: Omit<SiteRequest, 'name'> = { lang: 'en', from: 'small-business' };

const USAGE = `Usage: pagewright init [--name NAME] [--lang LANGUAGE] [--from SITE] [--host NAME] [--yes] [--root DIR]
  --name NAME      what your company, shop or project is called
  --lang LANGUAGE  the language of your texts, such as fr or en-GB; a site begins with texts in
                   ${[...(starters().get('blank') ?? [])].toSorted().join(', ')},
                   in any other with English ones
  --from SITE      what the site begins as: ${[...starters().keys()].join(', ')}
  --host NAME      where it will be published: ${HOST_NAMES.join(', ')};
                   for ${HOST_NAMES.filter((host) => fs.existsSync(workflowFor(host))).join(', ')} with the workflow that does it
  --yes            asks nothing
  --root DIR       the folder that the site goes into (default: this one)`;

/** Begins a site in a folder that has none. */
export const init: Command = {
  name: 'The beginning',
  usage: USAGE,
  async run(args) {
    const { values } = parseArgs({
      args,
      options: {
        name: { type: 'string' },
        lang: { type: 'string' },
        from: { type: 'string' },
        host: { type: 'string' },
        yes: { type: 'boolean', default: false },
        root: ROOT_OPTION,
      },
    });
    const root = path.resolve(values.root);
    const given = { ...values, host: hostNamed(values.host) };
    refuseFilled(root);
    const request: Partial<SiteRequest> & typeof DEFAULTS =
      !values.yes && process.stdin.isTTY
        ? await withPrompt((person) => askForSite(starters(), given, DEFAULTS, nameIn, person))
        : { ...DEFAULTS, ...definedOf(given) };
    const lang = requireLanguage(request.lang);
    const starter = chooseStarter(starters(), { ...request, lang });
    const site = { ...request, name: request.name ?? nameIn(starter), lang };
    const written = writeSite(starter, root, site);
    console.log(reportOf(site, starter, written, values.root));
    return 0;
  },
};

/** The sites that there are to begin with, each a folder with a folder for each language and one for its pictures. */
function starters(): Starters {
  const folders = (of: string): string[] =>
    fs.existsSync(of) ? fs.readdirSync(of).filter((name) => !name.includes('.')) : [];
  return new Map(folders(STARTERS).map((name) => [name, languagesAmong(folders(path.join(STARTERS, name)))]));
}

/** What a site is called that nobody has named, in the language of its starter. */
function nameIn(starter: string): string {
  const file = startingFiles(diskFiles(STARTERS), starter).get(SITE_FILE);
  return (JSON.parse(new TextDecoder().decode(file)) as { name: string }).name;
}

/** The workflow that publishes a site on a host; not every host has one. */
function workflowFor(host: string): string {
  return path.join(STARTERS, `publish.${host}.yml`);
}

/** Nothing that is there is written over. */
function refuseFilled(root: string): void {
  const there = ['pages', 'public'].find((name) => listFolder(path.join(root, name)).length > 0);
  if (there !== undefined)
    throw new Refusal(
      `There is a folder "${there}" in ${root} already, so nothing was written. Begin in an empty folder, or say with --root which.`,
    );
}

const definedOf = ({ name, lang, from, host }: Partial<SiteRequest>): Partial<SiteRequest> =>
  Object.fromEntries(Object.entries({ name, lang, from, host }).filter(([, value]) => value !== undefined));

/** Writes everything that the site begins with, or nothing. @returns the files, seen from the root */
function writeSite(starter: string, root: string, site: SiteRequest): string[] {
  const files = startingFiles(diskFiles(STARTERS), starter);
  const content = [...files].map(([file, bytes]): Change =>
    file.endsWith('.json') ? { file, text: asOwn(file, bytes, site) } : { file, bytes },
  );
  const others = [
    ...workflowsFor(site.host),
    { file: '.gitignore', text: 'node_modules/\ndist/\n.pagewright/\n.inquiries/\n.changes-*/\n.env\n.env.local\n' },
    ...editorSettings(),
  ];
  const isNew = ({ file }: Change): boolean => !fs.existsSync(path.join(root, file));
  const changes = [...[...content, ...others].filter(isNew), ownPackage(root)];
  fs.mkdirSync(root, { recursive: true });
  saveAll(root, changes);
  return [...files.keys()];
}

/** The workflows that publish a site on a host, if there are any. */
function workflowsFor(host: string | undefined): Change[] {
  const publish = host && workflowFor(host);
  if (!publish || !fs.existsSync(publish)) return [];
  return [
    { file: '.github/workflows/publish.yml', bytes: fs.readFileSync(publish) },
    { file: '.github/workflows/schedule.yml', bytes: fs.readFileSync(path.join(STARTERS, 'schedule.yml')) },
  ];
}

/** The package.json of the site, with what it has to have: its owner's, or a new one. */
function ownPackage(root: string): Change {
  const file = path.join(root, 'package.json');
  const before = fs.existsSync(file) ? fs.readFileSync(file) : undefined;
  try {
    const text = packageFile(before?.toString(), packageName(root), packageJson.version);
    return { file: 'package.json', text, ...(before && { before }) };
  } catch (fault) {
    throw new Refusal(
      `${file} cannot be read, so nothing was written: ${(fault as Error).message} Mend it or move it away, then run this again.`,
    );
  }
}

/** A starter's file of content as it is in the site of its new owner. */
function asOwn(file: string, bytes: Uint8Array, site: SiteRequest): string {
  const text = new TextDecoder().decode(bytes);
  return withEditorSchema(file === SITE_FILE ? siteFileFor(text, site) : text, file);
}

/** A name that npm takes, made of the folder's. */
const packageName = (root: string): string =>
  path
    .basename(root)
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'site';

function reportOf({ name, lang }: SiteRequest, starter: string, files: string[], root: string): string {
  const pages = files.filter((file) => file.startsWith('pages/') && !path.basename(file).startsWith('_')).length;
  // One step a line: not every shell joins commands with "&&".
  const before = [...(root === '.' ? [] : [`cd ${root}`]), ...(isPackage ? [] : ['npm install'])];
  return [
    `${name} has begun: ${counted(pages, 'page')} in pages/, its facts in pages/_site.json.`,
    ...(languageAmong([path.posix.basename(starter)], lang) !== undefined
      ? []
      : [`Its texts are English, as there are none in "${lang}" to begin with.`]),
    '',
    'Next:',
    ...before.map((line) => `  ${line}`),
    '  npm start        shows it while you write',
    '  npm run check    says what is still to be filled in',
  ].join('\n');
}
