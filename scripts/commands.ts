import { nearest } from '../src/model/words/meant/nearest.ts';
import { didYouMean } from '../src/model/words/phrases.ts';
import type { Command } from './command.ts';
import { ROOT_USAGE } from './support/root-option.ts';
import { UsageError } from './support/usage-error.ts';

/**
 * All commands by name, in the order in which an owner meets them. Each is loaded when it is run, so that it starts
 * quickly.
 */
export const COMMANDS: Record<string, { summary: string; load: () => Promise<Command> }> = {
  init: { summary: 'begins a site in an empty folder', load: async () => (await import('./init.ts')).init },
  start: { summary: 'shows the site while you write it', load: async () => (await import('./start.ts')).start },
  check: {
    summary: 'says what is wrong with the pages, and where',
    load: async () => (await import('./check.ts')).check,
  },
  fix: { summary: 'repairs what needs no decision', load: async () => (await import('./fix.ts')).fix },
  new: {
    summary: 'begins a page, a block, or the sentences of a language',
    load: async () => (await import('./new.ts')).create,
  },
  move: {
    summary: 'gives a page another address, and changes every link to it',
    load: async () => (await import('./move.ts')).move,
  },
  translated: {
    summary: 'notes that translations are up to date',
    load: async () => (await import('./translated.ts')).translated,
  },
  migrate: {
    summary: 'brings pages of an older version up to date',
    load: async () => (await import('./migrate.ts')).migrate,
  },
  build: { summary: 'makes the files that you publish', load: async () => (await import('./build.ts')).build },
  preview: {
    summary: 'shows the built site as a host would',
    load: async () => (await import('./preview.ts')).preview,
  },
  due: {
    summary: 'says which pages come or go today, by their dates',
    load: async () => (await import('./due.ts')).due,
  },
  social: {
    summary: 'draws the pictures that are shown when a page is shared',
    load: async () => (await import('./social.ts')).social,
  },
};

/** The usage of all commands. */
export const USAGE = `Usage: pagewright COMMAND [options] [--root DIR]

${Object.entries(COMMANDS)
  .map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`)
  .join('\n')}

  --root DIR    ${ROOT_USAGE}
  --help        after a command: what it takes`;

/** Loads a command by its name. Throws a `UsageError` for any other name. */
export async function loadCommand(name: string | undefined): Promise<Command> {
  if (name === undefined) throw new UsageError('Say what is to be done.');
  if (Object.hasOwn(COMMANDS, name)) return COMMANDS[name]!.load();
  throw new UsageError(`There is no command "${name}". ${didYouMean(nearest(name, Object.keys(COMMANDS)))}`.trim());
}
