import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import type { Variables } from '../site/contact/mail-settings.ts';

/** The variables of this process, over those in `.env.local` and `.env` of the root folder. */
export function readVariables(root: string, env: Variables = process.env): Variables {
  const read = (name: string): Variables => {
    const file = path.join(root, name);
    return fs.existsSync(file) ? parseEnv(fs.readFileSync(file, 'utf8')) : {};
  };
  return { ...read('.env'), ...read('.env.local'), ...env };
}
