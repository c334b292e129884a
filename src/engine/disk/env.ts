import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { statOf } from './files/stat-of.ts';
import type { Env } from '../site/contact/mail-settings.ts';

/** As Vite has it: what else a process has in its environment is nothing that a site is made of. */
const OF_SITES = 'VITE_';

/** The variables of this process that concern a site, over those in `.env.local` and `.env` of the root folder. */
export function readEnv(root: string, env: Env = process.env): Env {
  const read = (name: string): Env => {
    const file = path.join(root, name);
    // Python keeps its packages in a folder of this name.
    return statOf(file)?.isFile() ? parseEnv(fs.readFileSync(file, 'utf8')) : {};
  };
  const all = { ...read('.env'), ...read('.env.local'), ...env };
  return Object.fromEntries(Object.entries(all).filter(([name]) => name.startsWith(OF_SITES)));
}
