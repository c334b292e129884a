import fs from 'node:fs';
import path from 'node:path';

/** How a checkout starts one of its commands: what its `package.json` says, without npm's own time. */
export function commandOf(checkout: string, name: string): [program: string, ...args: string[]] {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(checkout, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [program = '', ...words] = (scripts[name] ?? '').split(' ');
  const args = words.map((word) => (word.includes('/') ? path.join(checkout, word) : word));
  return program === 'node'
    ? [process.execPath, ...args]
    : [path.join(checkout, 'node_modules/.bin', program), ...args];
}
