import { bundleCode, type CodeBundle } from '../../scripts/site/bundle.ts';
import { readContent } from '../../scripts/content/read.ts';
import { resolveContent, type ResolvedContent, type ResolveOptions } from '../../scripts/content/resolve.ts';
import { PROJECT } from './dist.ts';

let code: Promise<CodeBundle> | undefined;

/** The code as it is published, built once a process. */
export const realBundle = (): Promise<CodeBundle> => (code ??= bundleCode(PROJECT, ''));

/** A folder's content, ready to render. */
export const resolved = (root: string, options: Partial<ResolveOptions> = {}): ResolvedContent =>
  resolveContent(readContent(root), { build: 'test', ...options });

/** How often an element stands in a piece of HTML. */
export const occurrences = (html: string, part: string): number => html.split(part).length - 1;
