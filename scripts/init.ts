import path from 'node:path';
import { parseArgs } from 'node:util';
import { askForSite } from '../src/engine/authoring/new/ask.ts';
import { chooseStarter, requireLanguage, type SiteRequest } from '../src/engine/authoring/new/site.ts';
import { Refusal } from '../src/engine/authoring/refusal.ts';
import { listFolder } from '../src/engine/disk/files/list-folder.ts';
import { refreshEditorFiles } from '../src/engine/editor/editor-files.ts';
import { isPackage } from '../src/engine/disk/project.ts';
import { languageAmong } from '../src/model/words/language-tag.ts';
import { counted } from '../src/model/words/counted.ts';
import type { Command } from './command.ts';
import { defaultName, starters, workflowFor } from './init/starters.ts';
import { writeSite } from './init/write-site.ts';
import { HOST_NAMES, parseHost } from './support/host-option.ts';
import { openContent } from './support/open-content.ts';
import { withPrompt } from './support/prompt.ts';
import { ROOT_OPTION } from './support/root-option.ts';

const DEFAULTS: Omit<SiteRequest, 'name'> = { lang: 'en', from: 'small-business' };

const USAGE = `Usage: pagewright init [--name NAME] [--lang LANGUAGE] [--from SITE] [--host NAME] [--yes] [--root DIR]
  --name NAME      what your company, shop or project is called
  --lang LANGUAGE  the language of your texts, such as fr or en-GB; a site begins with texts in
                   ${[...(starters().get('blank') ?? [])].toSorted().join(', ')},
                   in any other with English ones
  --from SITE      what the site begins as: ${[...starters().keys()].join(', ')}
  --host NAME      where it will be published: ${HOST_NAMES.join(', ')};
                   for ${HOST_NAMES.filter(workflowFor).join(', ')} with the workflow that does it
  --yes            asks nothing
  --root DIR       the folder that the site goes into (default: this one)`;

/** Creates a site in a folder without one. */
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
    const given = { ...values, host: parseHost(values.host) };
    requireNoContent(root);
    const request: Partial<SiteRequest> & typeof DEFAULTS =
      !values.yes && process.stdin.isTTY
        ? await withPrompt((person) => askForSite(starters(), given, DEFAULTS, defaultName, person))
        : { ...DEFAULTS, ...withoutUndefined(given) };
    const lang = requireLanguage(request.lang);
    const starter = chooseStarter(starters(), { ...request, lang });
    const site = { ...request, name: request.name?.trim() || defaultName(starter), lang };
    const files = writeSite(starter, root, site);
    // Without the schemas that editor settings refer to, editors would underline each file.
    refreshEditorFiles(openContent(root));
    console.log(describeSite(site, starter, files, values.root));
    return 0;
  },
};

/** Throws a `Refusal` where there is content already, which would be overwritten. */
function requireNoContent(root: string): void {
  const there = ['pages', 'public'].find((name) => listFolder(path.join(root, name)).length > 0);
  if (there !== undefined)
    throw new Refusal(
      `There is a folder "${there}" in ${root} already, so nothing was written. Begin in an empty folder, or say with --root which.`,
    );
}

const withoutUndefined = ({ name, lang, from, host }: Partial<SiteRequest>): Partial<SiteRequest> =>
  Object.fromEntries(Object.entries({ name, lang, from, host }).filter(([, value]) => value !== undefined));

function describeSite({ name, lang }: SiteRequest, starter: string, files: string[], root: string): string {
  const pages = files.filter((file) => file.startsWith('pages/') && !path.basename(file).startsWith('_')).length;
  // One command a line, since not every shell has "&&".
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
