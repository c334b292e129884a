import fs from 'node:fs';
import path from 'node:path';
import { isWithin } from '../../../../model/addresses/address.ts';
import { HOST_FOLDER, RULE_FILES } from '../../../site/hosting.ts';

/** A rule of `_headers`. */
interface ReadHeaders {
  prefix: string;
  /** Whether the prefix has to be the whole address. */
  exact: boolean;
  headers: [name: string, value: string][];
}

/** A rule of `_redirects`. */
export interface ReadRedirect {
  from: string;
  to: string;
  status: number;
}

/** The rules of both files. */
export interface HostRules {
  headers: ReadHeaders[];
  redirects: ReadRedirect[];
}

/** Whether an address is that of a file for hosts, which is never served. */
export function isHostFile(pathname: string): boolean {
  const address = pathname.toLowerCase();
  return RULE_FILES.includes(address) || isWithin(address, `/${HOST_FOLDER}`);
}

/** Whether a rule of `_headers` applies to an address: `/files/*` applies to `/files`, too. */
export const appliesTo = ({ prefix, exact }: ReadHeaders, pathname: string): boolean =>
  exact ? pathname === prefix : pathname.startsWith(prefix) || `${pathname}/` === prefix;

/** Reads the rules in a folder; a missing file has none. */
export function readRules(dir: string): HostRules {
  const textOf = (name: string): string => {
    const file = path.join(dir, name);
    return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  };
  return { headers: headersIn(textOf('_headers')), redirects: redirectsIn(textOf('_redirects')) };
}

/** The rules of `_headers`: a pattern with `*` at its end, and header lines below it. */
export function headersIn(text: string): ReadHeaders[] {
  const rules: ReadHeaders[] = [];
  for (const line of linesOf(text)) {
    const [name, value] = [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()];
    // "! Name" is for hosts that join values; here the later one applies.
    if (/^\s+!/.test(line)) continue;
    if (/^\s/.test(line)) rules.at(-1)?.headers.push([name, value]);
    else rules.push({ prefix: line.trim().replace(/\*$/, ''), exact: !line.trim().endsWith('*'), headers: [] });
  }
  return rules;
}

/** The rules of `_redirects`: from, to, status. */
export function redirectsIn(text: string): ReadRedirect[] {
  return linesOf(text).map((line) => {
    const [from = '', to = '', status = '301'] = line.split(/\s+/);
    return { from, to, status: Number(status) };
  });
}

const linesOf = (text: string): string[] => text.split(/\r?\n/).filter((line) => line.trim() !== '');
