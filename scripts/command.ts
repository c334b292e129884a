import fs from 'node:fs';
import { sanitizedLines } from '../src/model/diagnostics/sanitized.ts';
import { Refusal } from '../src/engine/authoring/refusal.ts';
import { isSystemFault, reasonOf } from '../src/engine/disk/files/system-fault.ts';
import { SaveError } from '../src/engine/disk/save.ts';
import { isToolError } from '../src/model/diagnostics/tool-error.ts';
import { clearProgress } from './support/progress-line.ts';
import { UsageError } from './support/usage-error.ts';
import { wrapWords } from './support/wrap-words.ts';

/** A command of the command line: arguments in, exit code out. */
export interface Command {
  /** Its name in messages, such as "The checker". */
  name: string;
  /** What `--help` prints. */
  usage: string;
  run: (args: string[]) => number | Promise<number>;
}

/**
 * Runs a command and sets the exit code: what it returns, or, with a message on stderr, 1 when it throws a `Refusal`
 * and 2 when it throws anything else.
 */
export async function runCommand({ name, usage, run }: Command, args: string[] = process.argv.slice(2)): Promise<void> {
  if (process.stdout.listenerCount('error') === 0) process.stdout.on('error', reportWriteFailure);
  for (const stream of [process.stdout, process.stderr]) wrapWords(stream);
  try {
    if (args.includes('--help') || args.includes('-h')) process.stdout.write(`${usage}\n`);
    else process.exitCode = await run(args);
  } catch (fault) {
    clearProgress();
    process.stderr.write(`${messageFor(fault as NodeJS.ErrnoException, name, usage)}\n`);
    process.exitCode = fault instanceof Refusal ? 1 : 2;
  }
}

/**
 * Runs a command if its file is the main module of the process, also by a symbolic link. If the file is only imported,
 * as by a test, nothing is run.
 * @param file the file that the command stands in
 */
export async function runWhenStarted(file: string, command: Command): Promise<void> {
  const [, started] = process.argv;
  if (started !== undefined && fs.existsSync(started) && fs.realpathSync(started) === fs.realpathSync(file))
    await runCommand(command);
}

/** The codes of a pipe whose reader has ended, such as `head`: no error. */
const READER_IS_GONE = new Set(['EPIPE', 'EOF']);

/** Reports output that could not be written, for instance to a full disk: half of it must not pass for all of it. */
function reportWriteFailure(fault: NodeJS.ErrnoException): void {
  if (READER_IS_GONE.has(fault.code ?? '')) return;
  process.stderr.write(`Not all of what this command says could be written: ${reasonOf(process.cwd(), fault)}.\n`);
  // At the end, since the command sets an exit code of its own.
  process.once('exit', () => void (process.exitCode = 2));
}

/** Vite's native bindings are optional packages, one for each platform. Their own message blames npm. */
const WRONG_PLATFORM =
  'cannot be run with the packages that are here: they were installed on another kind of computer, or without optional ones. Delete the folder node_modules and run "npm install" without "--omit=optional". If this is said again, delete package-lock.json, too, and repeat it.';

/** How many stack frames of an unexpected error are printed. */
const MAX_FRAMES = 8;

function messageFor(fault: NodeJS.ErrnoException, name: string, usage: string): string {
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
  // Node's own message goes on with advice for programmers.
  if (fault.code?.startsWith('ERR_PARSE_ARGS')) return `${fault.message.split('. ')[0]?.replace(/\.$/, '')}.\n${usage}`;
  if (isSystemFault(fault))
    return `${name} could not go on: ${reasonOf(process.cwd(), fault)}. Then run the command again.`;
  if (/native binding/i.test(fault.message)) return `${name} ${WRONG_PLATFORM}`;
  const frames = fault.stack?.match(/^ +at .*$/gm)?.slice(0, MAX_FRAMES) ?? [];
  return [`${name} itself failed: ${fault.message}. Please report this with all that follows.`, ...frames].join('\n');
}
