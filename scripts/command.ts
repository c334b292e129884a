import fs from 'node:fs';
import { sanitizedLines } from '../src/model/diagnostics/sanitized.ts';
import { Refusal } from '../src/engine/authoring/refusal.ts';
import { isSystemFault, reasonOf } from '../src/engine/disk/files/system-fault.ts';
import { SaveError } from '../src/engine/disk/save.ts';
import { isToolError } from '../src/model/diagnostics/tool-error.ts';
import { clearProgress } from './support/progress-line.ts';
import { UsageError } from './support/usage-error.ts';
import { writeWholeWords } from './support/whole-words.ts';

/** Something that is asked for by a word: arguments in, exit code out. */
export interface Command {
  /** What it calls itself, such as "The checker". */
  name: string;
  usage: string;
  run: (args: string[]) => number | Promise<number>;
}

/**
 * Runs a command and sets the exit code: what it returns; or, with a plain sentence, 1 when it refuses what was asked
 * for, 2 when it fails.
 */
export async function runCommand({ name, usage, run }: Command, args: string[] = process.argv.slice(2)): Promise<void> {
  if (process.stdout.listenerCount('error') === 0) process.stdout.on('error', sayWhatIsMissing);
  for (const stream of [process.stdout, process.stderr]) writeWholeWords(stream);
  try {
    if (args.includes('--help') || args.includes('-h')) process.stdout.write(`${usage}\n`);
    else process.exitCode = await run(args);
  } catch (fault) {
    clearProgress();
    process.stderr.write(`${wordsFor(fault as NodeJS.ErrnoException, name, usage)}\n`);
    process.exitCode = fault instanceof Refusal ? 1 : 2;
  }
}

/**
 * Runs a command where its file is what Node was started with, whether or not by a link to it. Where the file is only
 * imported, as by a test, nothing is run.
 * @param file the file that the command stands in
 */
export async function runWhenStarted(file: string, command: Command): Promise<void> {
  const [, started] = process.argv;
  if (started !== undefined && fs.existsSync(started) && fs.realpathSync(started) === fs.realpathSync(file))
    await runCommand(command);
}

/** What is told when a reader stops reading, such as `head`, which is no fault. */
const NOBODY_READS = new Set(['EPIPE', 'EOF']);

/** Whoever reads only half of what a command says, as in a file on a full disk, must not take that for all. */
function sayWhatIsMissing(fault: NodeJS.ErrnoException): void {
  if (NOBODY_READS.has(fault.code ?? '')) return;
  process.stderr.write(`Not all of what this command says could be written: ${reasonOf(process.cwd(), fault)}.\n`);
  // Whatever the command returns meanwhile.
  process.once('exit', () => void (process.exitCode = 2));
}

/** Parts of Vite are made for each kind of computer, and come as optional packages. Their own words blame npm. */
const NOT_FOR_THIS_COMPUTER =
  'cannot be run with the packages that are here: they were installed on another kind of computer, or without optional ones. Delete the folder node_modules and run "npm install" without "--omit=optional". If this is said again, delete package-lock.json, too, and repeat it.';

/** Of the places where a fault of our own was on its way, these say enough. */
const MOST_PLACES = 8;

function wordsFor(fault: NodeJS.ErrnoException, name: string, usage: string): string {
  if (fault instanceof Refusal) {
    return sanitizedLines(
      [
        fault.message,
        ...fault.problems.map(({ file, line, message, hint }) => `  ${file}:${line}  ${`${message} ${hint}`.trim()}`),
      ].join('\n'),
    );
  }
  if (fault instanceof UsageError) return `${fault.message}\n\n${usage}`;
  if (isToolError(fault) || fault instanceof SaveError) return fault.message;
  // Node's own words about options go on with advice for programmers.
  if (fault.code?.startsWith('ERR_PARSE_ARGS')) return `${fault.message.split('. ')[0]?.replace(/\.$/, '')}.\n${usage}`;
  if (isSystemFault(fault))
    return `${name} could not go on: ${reasonOf(process.cwd(), fault)}. Then run the command again.`;
  if (/native binding/i.test(fault.message)) return `${name} ${NOT_FOR_THIS_COMPUTER}`;
  const places = fault.stack?.match(/^ +at .*$/gm)?.slice(0, MOST_PLACES) ?? [];
  return [`${name} itself failed: ${fault.message}. Please report this with all that follows.`, ...places].join('\n');
}
