import { parseArgs } from 'node:util';
import { nearest } from '../../src/model/words/meant/nearest.ts';
import { didYouMean } from '../../src/model/words/phrases.ts';
import { reporters, type Format } from '../../src/engine/report/index.ts';
import { ROOT_OPTION, ROOT_USAGE } from '../support/root-option.ts';
import { UsageError } from '../support/usage-error.ts';

export const USAGE = `Usage: npm run check -- [files…] [--format text|json|github|sarif] [--root DIR]
       npm run check -- --changed [BASE] [--summary]
       npm run check -- --spelling

  files…           check these pages or folders only
  --changed        check what has changed since this branch left BASE (the default branch), and all that leads there
  --summary        write what the branch does to the site as Markdown, for a pull request
  --spelling       look up the words of English texts, too; of others with the dictionaries of a cspell.json of your own
  --format FORMAT  text for people, json and sarif for programs, github for GitHub Actions
  --root DIR       ${ROOT_USAGE}`;

/** What the command was asked to do. */
export interface Arguments {
  files: string[];
  format: Format;
  root: string;
  /** Only what has changed, compared with a branch or commit if one was named. */
  changed: boolean;
  base?: string;
  summary: boolean;
  /** Also words that are in no dictionary. */
  spelling: boolean;
}

/**
 * Reads the words after the command. Throws a UsageError, or an error of Node's with the code ERR_PARSE_ARGS…, for what
 * it does not know.
 */
export function readArguments(args: string[]): Arguments {
  // "--changed=main" and "--changed main" are the same; Node knows options with a value or without, not with one that
  // may be left out.
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
