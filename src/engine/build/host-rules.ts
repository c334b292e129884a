import fs from 'node:fs';
import path from 'node:path';

/** A rule of `_headers`. */
export interface HeaderRule {
  prefix: string;
  /** Whether the prefix has to be the whole address. */
  exact: boolean;
  headers: [name: string, value: string][];
}

/** A rule of `_redirects`. */
export interface RedirectRule {
  from: string;
  to: string;
  status: number;
}

/** Whether an address is a file that hosts read themselves and show to nobody. */
export const isHostFile = (pathname: string): boolean => /^\/_(?:headers|redirects)$/i.test(pathname);

/** The rules of `_headers`: a pattern with `*` at its end, and header lines below it. */
export function readHeaders(dir: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of linesOf(path.join(dir, '_headers'))) {
    const [name, value] = [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()];
    if (/^\s/.test(line)) rules.at(-1)?.headers.push([name, value]);
    else rules.push({ prefix: line.trim().replace(/\*$/, ''), exact: !line.trim().endsWith('*'), headers: [] });
  }
  return rules;
}

/** The rules of `_redirects`: from, to, status. */
export function readRedirects(dir: string): RedirectRule[] {
  return linesOf(path.join(dir, '_redirects')).map((line) => {
    const [from = '', to = '', status = '301'] = line.split(/\s+/);
    return { from, to, status: Number(status) };
  });
}

function linesOf(file: string): string[] {
  if (!fs.existsSync(file)) return [];
  return fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
}
