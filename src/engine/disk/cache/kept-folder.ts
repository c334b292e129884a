import path from 'node:path';
import { cacheOf } from '../project.ts';

/** What is kept of sites from run to run, and would only take time to be made again: each has a folder of its own. */
export const KEPT = ['builds', 'icons', 'last-changes', 'memory', 'pictures', 'social'] as const;

/** The folder of one of them. What lies in it is removed once no site has used it for long. */
export const keptFolder = (root: string, name: (typeof KEPT)[number]): string => path.join(cacheOf(root), name);
