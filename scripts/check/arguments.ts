import { parseArgs } from 'node:util';
import { nearest } from '../../src/model/words/meant/nearest.ts';
import { didYouMean } from '../../src/model/words/phrases.ts';
import { reporters, type Format } from '../../src/engine/report/index.ts';
import { ROOT_OPTION, ROOT_USAGE } from '../support/root-option.ts';
import { UsageError } from '../support/usage-error.ts';

/** The usage of `check`. */
export const USAGE = `Usage: npm run check -- [files…] [--format text|json|github|sarif] [--root DIR]
       npm run check -- --changed [BASE] [--summary]
       npm run check -- --spelling

  files…           check these pages or folders only
  --changed        check what has changed since this branch left BASE (the default branch), and all that leads there
  --summary        write what the branch does to the site as Markdown, for a pull request
  --spelling       look up the words of English texts, too; of others with the dictionaries of a cspell.json of your own
  --format FORMAT  text for people, json and sarif for programs, github for GitHub Actions
  --root DIR       ${ROOT_USAGE}`;

/** The parsed arguments of `check`. */
export interface Arguments {
  /** Files or folders to check; without any, everything. */
  files: string[];
  format: Format;
  root: string;
  /** Whether to check only what has changed. */
  changed: boolean;
  /** The branch or commit to compare with, if not the default branch. */
  base?: string;
  /** Whether to print a summary for a pull request. */
  summary: boolean;
  /** Whether to check spelling, too. */
  spelling: boolean;
}

/** Parses the arguments of `check`. Throws a `UsageError`, or Node's error of `parseArgs`, for invalid ones. */
export function parseArguments(args: string[]): Arguments {
  // "--changed=main" is "--changed main": `parseArgs` has no options with an optional value.
  const words = args.flatMap((word) =>
    word.startsWith('--changed=') ? ['--changed', word.slice('--changed='.length)] : [word],
  );
  const { values, tokens } = parseArgs({
    args: words,
    allowPositionals: true,
    tokens: true,
    options: {
      format: { type: 'string' },
      root: ROOT_OPTION,
      changed: { type: 'boolean' },
      summary: { type: 'boolean' },
      spelling: { type: 'boolean' },
    },
  });
  const at = tokens.findLast((token) => token.kind === 'option' && token.name === 'changed')?.index;
  const base = tokens.find((token) => token.kind === 'positional' && at !== undefined && token.index === at + 1);
  const files = tokens.flatMap((token) => (token.kind === 'positional' && token !== base ? [token.value] : []));
  const changed = Boolean(values.changed || values.summary);
  if (changed && files.length > 0) {
    throw new UsageError(
      `"${values.changed ? '--changed' : '--summary'}" chooses the pages itself: leave out "${files[0]}". To compare with a branch write --changed BRANCH`,
    );
  }
  if (values.summary && values.format !== undefined)
    throw new UsageError('"--summary" is always Markdown: leave out "--format".');
  return {
    files,
    format: formatOf(values.format ?? 'text'),
    root: values.root,
    changed,
    ...(base?.kind === 'positional' ? { base: base.value } : {}),
    summary: Boolean(values.summary),
    spelling: Boolean(values.spelling),
  };
}

function formatOf(name: string): Format {
  if (Object.hasOwn(reporters, name)) return name as Format;
  const names = Object.keys(reporters);
  const all = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names.map((format) => `"${format}"`));
  throw new UsageError(`There is no format "${name}". ${didYouMean(nearest(name, names), `Use ${all}.`)}`);
}
