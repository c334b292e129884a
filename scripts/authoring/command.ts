import fs from 'node:fs';
import path from 'node:path';
import { ToolError } from '../content/check/schemas.ts';
import { PAGES, type SiteContent } from '../content/model.ts';
import { readContent } from '../content/read.ts';
import { Refusal } from './refusal.ts';
import { WriteFailure } from './transaction.ts';

/** The command was written wrongly: the message says how, and the usage follows. */
export class UsageError extends Error {}

/**
 * Runs a command and turns what it throws into words and an exit code: 0 done, 1 refused, with nothing changed,
 * 2 written wrongly, or the tool or the disk failed.
 */
export async function runCommand(usage: string, work: () => void | Promise<void>): Promise<number> {
  try {
    await work();
    return 0;
  } catch (fault) {
    process.stderr.write(`${wordsFor(fault as NodeJS.ErrnoException, usage)}\n`);
    return fault instanceof Refusal ? 1 : 2;
  }
}

/** The content of the folder named with --root. */
export function contentOf(root: string): SiteContent {
  const full = path.resolve(root);
  if (!fs.statSync(path.join(full, PAGES), { throwIfNoEntry: false })?.isDirectory()) {
    throw new ToolError(`There is no folder "${PAGES}" in ${full}. Say with --root where the site is.`);
  }
  return readContent(full);
}

function wordsFor(fault: NodeJS.ErrnoException, usage: string): string {
  if (fault instanceof Refusal) {
    return [fault.message, ...fault.problems.map(({ file, line, message, hint }) => `  ${file}:${line}  ${`${message} ${hint}`.trim()}`)].join('\n');
  }
  if (fault instanceof WriteFailure || fault instanceof ToolError) return fault.message;
  if (fault instanceof UsageError) return `${fault.message}\n\n${usage}`;
  // Node's own words about options go on with advice for programmers.
  if (fault.code?.startsWith('ERR_PARSE_ARGS')) return `${fault.message.split('. ')[0]?.replace(/\.$/, '')}.\n\n${usage}`;
  return `The tool itself failed: ${fault.message}. Please report this.`;
}
