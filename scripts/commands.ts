import { nearest } from '../src/model/words/meant/nearest.ts';
import { didYouMean } from '../src/model/words/phrases.ts';
import type { Command } from './command.ts';
import { ROOT_USAGE } from './support/root-option.ts';
import { UsageError } from './support/usage-error.ts';

/** What each word does, in the order in which an owner meets them. Loaded when it is asked for, so that each starts quickly. */
export const COMMANDS: Record<string, { about: string; load: () => Promise<Command> }> = {
  init: { about: 'begins a site in an empty folder', load: async () => (await import('./init.ts')).init },
  start: { about: 'shows the site while you write it', load: async () => (await import('./start.ts')).start },
  check: {
    about: 'says what is wrong with the pages, and where',
    load: async () => (await import('./check.ts')).check,
  },
  fix: { about: 'repairs what needs no decision', load: async () => (await import('./fix.ts')).fix },
  new: {
    about: 'begins a page, a block, or the sentences of a language',
    load: async () => (await import('./new.ts')).create,
  },
  move: {
    about: 'gives a page another address, and changes every link to it',
    load: async () => (await import('./move.ts')).move,
  },
  translated: {
    about: 'notes that translations are up to date',
    load: async () => (await import('./translated.ts')).translated,
  },
  migrate: {
    about: 'brings pages of an older version up to date',
    load: async () => (await import('./migrate.ts')).migrate,
  },
  build: { about: 'makes the files that you publish', load: async () => (await import('./build.ts')).build },
  preview: { about: 'shows the built site as a host would', load: async () => (await import('./preview.ts')).preview },
  due: {
    about: 'says which pages come or go today, by their dates',
    load: async () => (await import('./due.ts')).due,
  },
  social: {
    about: 'draws the pictures that are shown when a page is shared',
    load: async () => (await import('./social.ts')).social,
  },
};

/** What there is to choose from, in the order in which an owner meets it. */
export const USAGE = `Usage: pagewright COMMAND [options] [--root DIR]

${Object.entries(COMMANDS)
  .map(([word, { about }]) => `  ${word.padEnd(10)} ${about}`)
  .join('\n')}

  --root DIR    ${ROOT_USAGE}
  --help        after a command: what it takes`;

/** The command that a word names. Throws a `UsageError` for any other. */
export async function commandOf(word: string | undefined): Promise<Command> {
  if (word === undefined) throw new UsageError('Say what is to be done.');
  if (Object.hasOwn(COMMANDS, word)) return COMMANDS[word]!.load();
  throw new UsageError(`There is no command "${word}". ${didYouMean(nearest(word, Object.keys(COMMANDS)))}`.trim());
}
