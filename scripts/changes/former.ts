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

/** A site as it was: what it said, and what was built of it. */
export interface Former {
  name: string;
  content: SiteContent;
}

/** Builds the site in a folder by the command of a checkout. Returns what it said when it failed. */
export function buildBy(checkout: string, root: string, out: string): string | undefined {
  const launch = path.join(checkout, 'scripts/launch.mjs');
  const args = [launch, 'build', '--root', root, '--out', out];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return status === 0 ? undefined : `${stdout}${stderr}`;
}

/**
 * Builds a site as it was when this branch left another: by the code of that time, where that lies in the same
 * repository and still runs on today's packages, else by today's.
 */
export function buildFormer(root: string, against: string, out: string): Former {
  const { commit, name } = findBase(root, against);
  const top = gitSays(root, 'rev-parse', '--show-toplevel');
  const tree = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-former-'));
  try {
    gitSays(root, 'worktree', 'add', '--detach', '--force', tree, commit);
    const formerRoot = path.join(tree, below(fs.realpathSync(top), fs.realpathSync(root)) ?? '');
    // Everything is read now: the folder does not stay.
    const content = readSite(formerRoot);
    const code = below(fs.realpathSync(top), fs.realpathSync(project));
    const checkout = code === undefined ? undefined : path.join(tree, code);
    const own = checkout !== undefined && fs.existsSync(path.join(checkout, 'scripts/launch.mjs'));
    if (own) fs.symlinkSync(path.join(project, 'node_modules'), path.join(checkout, 'node_modules'), 'junction');
    if (own && buildBy(checkout, formerRoot, out) === undefined) return { name, content };
    const fault = buildBy(project, formerRoot, out);
    if (fault !== undefined) throw new ToolError(`The site at "${name}" cannot be built:\n${fault}`);
    return { name, content };
  } finally {
    askGit(root, ['worktree', 'remove', '--force', tree]);
    fs.rmSync(tree, { recursive: true, force: true });
  }
}

function gitSays(root: string, ...args: string[]): string {
  const { status, output, fault } = askGit(root, args);
  if (status !== 0) throw new ToolError(`Git could not show the site as it was: ${firstLine(fault)}`);
  return output.toString().trim();
}
