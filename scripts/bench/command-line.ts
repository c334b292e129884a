import path from 'node:path';
import { readJson } from '../../src/engine/disk/files/read-json.ts';

/** The command line of a script in the `package.json` of a checkout, to run it without npm. */
export function commandLine(checkout: string, name: string): [program: string, ...args: string[]] {
  const { scripts } = readJson<{ scripts: Record<string, string> }>(path.join(checkout, 'package.json'));
  const [program = '', ...words] = (scripts[name] ?? '').split(' ');
  const args = words.map((word) => (word.includes('/') ? path.join(checkout, word) : word));
  return program === 'node'
    ? [process.execPath, ...args]
    : [path.join(checkout, 'node_modules/.bin', program), ...args];
}
