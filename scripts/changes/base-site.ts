import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findBase } from '../../src/engine/changes/base.ts';
import { askGit, firstLine } from '../../src/engine/changes/git.ts';
import { below } from '../../src/engine/disk/files/paths.ts';
import { project } from '../../src/engine/disk/project.ts';
import { readSite } from '../../src/engine/disk/read-site.ts';
import type { SiteContent } from '../../src/engine/read/site-content.ts';
import { ToolError } from '../../src/model/diagnostics/tool-error.ts';

/** A site that another one is compared with. */
export interface BaseSite {
  /** Its name in reports: a folder, or a branch, tag or commit. */
  name: string;
  content: SiteContent;
}

/** Builds a site with the command of a checkout. @returns the output of a failed build; undefined where it succeeded */
export function buildWith(checkout: string, root: string, out: string): string | undefined {
  const launch = path.join(checkout, 'scripts/launch.mjs');
  const args = [launch, 'build', '--root', root, '--out', out];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return status === 0 ? undefined : `${stdout}${stderr}`;
}

/**
 * Builds a site as of the merge base with another branch: with the code of that commit, if it is in the same repository
 * and still works with the installed packages, else with the current code. Throws a `ToolError` where that fails.
 */
export function buildBaseSite(root: string, against: string, out: string): BaseSite {
  const { commit, name } = findBase(root, against);
  const top = gitOutput(root, 'rev-parse', '--show-toplevel');
  const tree = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-base-'));
  try {
    gitOutput(root, 'worktree', 'add', '--detach', '--force', tree, commit);
    const baseRoot = path.join(tree, below(fs.realpathSync(top), fs.realpathSync(root)) ?? '');
    // Read completely, since the folder is removed.
    const content = readSite(baseRoot);
    const code = below(fs.realpathSync(top), fs.realpathSync(project));
    const checkout = code === undefined ? undefined : path.join(tree, code);
    const own = checkout !== undefined && fs.existsSync(path.join(checkout, 'scripts/launch.mjs'));
    if (own) fs.symlinkSync(path.join(project, 'node_modules'), path.join(checkout, 'node_modules'), 'junction');
    if (own && buildWith(checkout, baseRoot, out) === undefined) return { name, content };
    const fault = buildWith(project, baseRoot, out);
    if (fault !== undefined) throw new ToolError(`The site at "${name}" cannot be built:\n${fault}`);
    return { name, content };
  } finally {
    askGit(root, ['worktree', 'remove', '--force', tree]);
    fs.rmSync(tree, { recursive: true, force: true });
  }
}

function gitOutput(root: string, ...args: string[]): string {
  const { status, output, fault } = askGit(root, args);
  if (status !== 0) throw new ToolError(`Git could not show the site as it was: ${firstLine(fault)}`);
  return output.toString().trim();
}
