import fs from 'node:fs';
import path from 'node:path';
import { linesWithMarks } from '../src/model/diagnostics/marks.ts';
import { Refusal } from '../src/engine/authoring/refusal.ts';
import { below } from '../src/engine/disk/below.ts';
import { recover } from '../src/engine/disk/save/recover.ts';
import { SaveError } from '../src/engine/disk/save.ts';
import { ToolError } from '../src/model/diagnostics/tool-error.ts';
import { PAGES } from '../src/model/content/content.ts';
import type { SiteContent } from '../src/engine/read/site-content.ts';
import { readRemembered, readSite } from '../src/engine/disk/read-site.ts';
import { readOnAllCores } from '../src/engine/disk/threads/read-on-all-cores.ts';

/** The command was written wrongly: the message says how, and the usage follows. */
export class UsageError extends Error {}

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
  // A reader that stops reading, such as `head`, is no fault.
  if (process.stdout.listenerCount('error') === 0) process.stdout.on('error', () => {});
  try {
    if (args.includes('--help') || args.includes('-h')) process.stdout.write(`${usage}\n`);
    else process.exitCode = await run(args);
  } catch (fault) {
    process.stderr.write(`${wordsFor(fault as NodeJS.ErrnoException, name, usage)}\n`);
    process.exitCode = fault instanceof Refusal ? 1 : 2;
  }
}

/** The folder that `--root` names, in full. Throws when there is no site in it. */
export function siteFolder(root: string): string {
  const full = path.resolve(root);
  const isSite = fs.statSync(path.join(full, PAGES), { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (!isSite) throw new ToolError(`There is no folder "${PAGES}" in ${full}. Say with --root where the site is.`);
  return full;
}

/** Reads the content of the folder that `--root` names. Throws when there is no site in it. */
export function openContent(root: string): SiteContent {
  return readSite(siteFolder(root));
}

/** The same, where pages that are as they were when a command last looked are not read again. */
export function openRemembered(root: string): ReturnType<typeof readRemembered> {
  return readRemembered(siteFolder(root));
}

/** The same, for a command that looks at all pages: where many have to be read or checked, all cores do. */
export function openOnAllCores(root: string): ReturnType<typeof readOnAllCores> {
  return readOnAllCores(siteFolder(root));
}

/** The same, for a command that writes: what an earlier one had left half done is put back first. */
export function openContentToWrite(root: string): SiteContent {
  if (recover(path.resolve(root)))
    process.stderr.write(
      'An earlier command was stopped in the middle. Everything was put back as it was before it.\n\n',
    );
  return openContent(root);
}

/**
 * The content files that arguments name: files or folders, seen from here or from the root. Undefined when there are no
 * arguments.
 */
export function filesMeant(content: SiteContent, names: string[]): Set<string> | undefined {
  if (names.length === 0) return undefined;
  const { documents, refused, own } = content;
  const named = [...documents.keys(), ...own.documents.keys()];
  const all = [...named, ...[...refused, ...own.refused].map(({ file }) => file)];
  const meant = new Set<string>();
  for (const name of names) {
    const wanted = [path.resolve(name), path.resolve(content.source.root, name)].flatMap(
      (full) => below(content.source.root, full) ?? [],
    );
    const found = all.filter((file) =>
      wanted.some((each) => file === each || file.startsWith(`${each}/`) || each === ''),
    );
    if (found.length === 0)
      throw new ToolError(`There is no page "${name}" in ${path.join(content.source.root, PAGES)}.`);
    for (const file of found) meant.add(file);
  }
  return meant;
}

function wordsFor(fault: NodeJS.ErrnoException, name: string, usage: string): string {
  if (fault instanceof Refusal) {
    return linesWithMarks(
      [
        fault.message,
        ...fault.problems.map(({ file, line, message, hint }) => `  ${file}:${line}  ${`${message} ${hint}`.trim()}`),
      ].join('\n'),
    );
  }
  if (fault instanceof UsageError) return `${fault.message}\n\n${usage}`;
  if (fault instanceof ToolError || fault instanceof SaveError) return fault.message;
  // Node's own words about options go on with advice for programmers.
  if (fault.code?.startsWith('ERR_PARSE_ARGS')) return `${fault.message.split('. ')[0]?.replace(/\.$/, '')}.\n${usage}`;
  return `${name} itself failed: ${fault.message}. Please report this.`;
}
