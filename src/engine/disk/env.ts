import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { statOf } from './files/stat-of.ts';
import type { Env } from '../site/contact/mail-settings.ts';

/** The prefix of variables that a site may read, as in Vite. */
const PREFIX = 'VITE_';

/** The variables that a site may read: those of the process, then those of `.env.local`, then those of `.env`. */
export function readEnv(root: string, env: Env = process.env): Env {
  const read = (name: string): Env => {
    const file = path.join(root, name);
    // Not a folder: Python keeps virtual environments in `.env`.
    return statOf(file)?.isFile() ? parseEnv(fs.readFileSync(file, 'utf8')) : {};
  };
  const all = { ...read('.env'), ...read('.env.local'), ...env };
  return Object.fromEntries(Object.entries(all).filter(([name]) => name.startsWith(PREFIX)));
}
