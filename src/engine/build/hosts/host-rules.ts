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
export const isHostFile = (pathname: string): boolean => /^\/_(?:headers|redirects|host(?:\/.*)?)$/i.test(pathname);

/** Whether a rule of `_headers` is about an address: `/files/*` is about `/files`, too. */
export const isAbout = ({ prefix, exact }: HeaderRule, pathname: string): boolean =>
  exact ? pathname === prefix : pathname.startsWith(prefix) || `${pathname}/` === prefix;

/** The rules of `_headers`: a pattern with `*` at its end, and header lines below it. */
export function readHeaders(dir: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of linesOf(path.join(dir, '_headers'))) {
    const [name, value] = [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()];
    // "! Name" is for hosts that would join values; here the later one holds.
    if (/^\s+!/.test(line)) continue;
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
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
}
