import { ToolError } from '../../model/diagnostics/tool-error.ts';
import { askGit, firstLine } from './git.ts';

/** What the files are compared with: the commit, and how a person calls it. */
export interface Base {
  commit: string;
  name: string;
}

/** Where the site that is published may be kept, best guess first. */
const DEFAULT_BRANCHES = [
  'refs/remotes/origin/HEAD',
  'refs/remotes/origin/main',
  'refs/remotes/origin/master',
  'refs/heads/main',
  'refs/heads/master',
];

/**
 * The commit at which this branch left another one.
 * @param wanted a branch, tag or commit; without it the branch a pull request goes to, or else the default branch
 * @throws ToolError in plain words when the folder is not in a Git repository, or there is nothing to compare with
 */
export function findBase(root: string, wanted: string | undefined, env: NodeJS.ProcessEnv = process.env): Base {
  const ref =
    wanted === undefined ? defaultBranch(root, env['GITHUB_BASE_REF']) : { name: wanted, ref: commitOf(root, wanted) };
  const { status, output } = askGit(root, ['merge-base', ref.ref, 'HEAD']);
  if (status !== 0) {
    throw new ToolError(
      `These files and "${ref.name}" have no common past in this copy of the repository. Is the copy complete? Run "git fetch --unshallow"; in GitHub Actions give actions/checkout "fetch-depth: 0".`,
    );
  }
  return { commit: output.toString().trim(), name: ref.name };
}

/** The first question to Git, and so the one that shows whether it can be asked at all. */
function askFirst(root: string, args: string[]): { status: number | null; output: Buffer } {
  const answer = askGit(root, args);
  if (answer.fault.includes('not a git repository'))
    throw new ToolError(
      `${root} is not kept in Git, so nobody can tell what has changed. Name the pages to check instead, or leave out "--changed" to check them all.`,
    );
  if (answer.status === 128) throw new ToolError(`Git could not say what has changed: ${firstLine(answer.fault)}`);
  return answer;
}

function commitOf(root: string, name: string): string {
  // What begins with a hyphen would be taken for an option; no branch does.
  const { status, output } = name.startsWith('-')
    ? { status: 1, output: '' }
    : askFirst(root, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
  if (status !== 0)
    throw new ToolError(
      `There is no branch, tag or commit "${name}" to compare with. "git branch --all" lists the branches.`,
    );
  return output.toString().trim();
}

function defaultBranch(root: string, pullRequestBase: string | undefined): { name: string; ref: string } {
  const candidates = pullRequestBase
    ? [`refs/remotes/origin/${pullRequestBase}`, `refs/heads/${pullRequestBase}`]
    : DEFAULT_BRANCHES;
  const known = askFirst(root, ['for-each-ref', '--format=%(refname)', ...candidates])
    .output.toString()
    .split('\n');
  const ref = candidates.find((candidate) => known.includes(candidate));
  if (ref) return { name: ref.replace(/^refs\/(?:heads|remotes)\//, ''), ref };
  if (pullRequestBase)
    throw new ToolError(
      `The branch "${pullRequestBase}" that this pull request goes to is not in this copy. Give actions/checkout "fetch-depth: 0".`,
    );
  throw new ToolError(
    'Which branch to compare with is not clear: there is neither "main" nor "master". Name it: --changed BRANCH',
  );
}
