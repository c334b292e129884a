import { execFile, spawnSync } from 'node:child_process';
import os from 'node:os';
import { ToolError } from '../../model/diagnostics/tool-error.ts';
import { faultCode } from '../disk/files/fault-code.ts';

interface Answer {
  status: number | null;
  output: Buffer;
  /** What git itself says is wrong. */
  fault: string;
}

// Asking must not change anything, and the words must be those that are looked for here.
const env = (): NodeJS.ProcessEnv => ({
  ...process.env,
  ...Object.fromEntries(OF_A_HOOK.map((name) => [name, undefined])),
  GIT_OPTIONAL_LOCKS: '0',
  LC_ALL: 'C',
});

/**
 * What Git tells its hooks: where the repository and the index of a running command lie. The folder that is asked about
 * is not always the top of that repository, and making a work tree of another commit must not write into that index.
 */
const OF_A_HOOK = [
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_COMMON_DIR',
  'GIT_INDEX_FILE',
  'GIT_OBJECT_DIRECTORY',
  'GIT_NAMESPACE',
  'GIT_PREFIX',
];

/**
 * A repository may name programs that git starts whenever it is asked: one that watches files, one that knows
 * signatures, hooks. None is needed to hear what has changed, and what signatures are called would stand among the
 * answers.
 */
const STARTS_NOTHING = ['core.fsmonitor=false', 'log.showSignature=false', `core.hooksPath=${os.devNull}`].flatMap(
  (setting) => ['-c', setting],
);

/** Asks git in a folder, with its exit code as part of the answer. Throws a ToolError when there is no git. */
export function askGit(folder: string, args: string[], input?: string): Answer {
  const { status, stdout, stderr, error } = spawnSync('git', [...STARTS_NOTHING, ...args], {
    cwd: folder,
    env: env(),
    input,
    maxBuffer: Infinity,
  });
  if (error) throw notStarted(error);
  return { status, output: stdout, fault: stderr.toString() };
}

/** The same, while other work goes on. */
export function askGitMeanwhile(folder: string, args: string[]): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { cwd: folder, env: env(), encoding: 'buffer', maxBuffer: Infinity } as const;
    execFile('git', [...STARTS_NOTHING, ...args], options, (error, output, fault) => {
      // Of git that was started, the code is a number.
      if (typeof error?.code === 'string') reject(notStarted(error));
      else resolve({ status: error ? (error.code ?? null) : 0, output, fault: fault.toString() });
    });
  });
}

/** The parts of an answer to `-z`. Names come as they are, whatever characters they have. */
export function answerParts({ status, output, fault }: Answer): string[] {
  if (status !== 0) throw new ToolError(`Git could not say what has changed: ${firstLine(fault)}`);
  return output.toString().split('\0').slice(0, -1);
}

/** What git complains about, as one sentence; where the files belong to somebody else, with what git advises. */
export function firstLine(fault: string): string {
  const line =
    fault
      .trim()
      .split('\n')[0]
      ?.replace(/^(?:fatal|error): /, '') ?? '';
  const [trust] = /git config --global --add safe\.directory .+/.exec(fault) ?? [];
  return [
    `${line || 'it gave no reason'}.`.replace(/(?<![.:])[.:]+$/, '.'),
    ...(trust ? [`The files belong to another user. If you trust them, run: ${trust}`] : []),
  ].join(' ');
}

function notStarted(error: Error): ToolError {
  return faultCode(error) === 'ENOENT'
    ? new ToolError(
        'What has changed is found with Git, but Git is not installed here. Install it, or name the pages to check instead.',
      )
    : new ToolError(`Git could not be started: ${error.message}.`);
}
