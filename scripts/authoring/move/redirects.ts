import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { layoutOf, setValue } from '../layout.ts';
import { retarget } from './references.ts';
import type { Moves } from './moves.ts';

export interface Redirect {
  from: string;
  to: string;
}

/** What happens to the list of redirects. */
export interface RedirectChanges {
  added: Redirect[];
  removed: Redirect[];
  changed: { from: string; before: string; after: string }[];
}

/**
 * Redirects after a move: those that led to an old address lead to the new one, those that start where a page will stand are gone,
 * and each old address leads to its new one in one step.
 */
export function planRedirects(existing: Redirect[], moves: Moves): RedirectChanges {
  const changes: RedirectChanges = { added: [], removed: [], changed: [] };
  const stands = new Set(moves.addresses.values());
  const starts = new Set(moves.addresses.keys());
  const targets = new Map(existing.map(({ from, to }) => [from, to]));

  for (const redirect of existing) {
    const after = retarget(endOf(redirect, targets), moves);
    if (stands.has(redirect.from) || starts.has(redirect.from)) changes.removed.push(redirect);
    else if (after !== undefined) changes.changed.push({ from: redirect.from, before: redirect.to, after });
  }
  for (const [from, to] of moves.addresses) {
    // The second part of a list may be gone one day; the list itself stays.
    const lasting = moves.parts.has(from) ? to.replace(/\/page\/\d+$/, '') : to;
    if (!stands.has(from)) changes.added.push({ from, to: lasting });
  }
  return changes;
}

/** Where a visitor ends who is sent on from redirect to redirect. A section stays in the address until another one takes its place. */
function endOf({ from, to }: Redirect, targets: ReadonlyMap<string, string>): string {
  const seen = new Set([from]);
  let end = to;
  for (;;) {
    const [address = '', section] = end.split('#');
    const next = targets.get(address.replace(/\?.*/, ''));
    if (next === undefined || seen.has(address)) return end;
    seen.add(address);
    end = section === undefined || next.includes('#') ? next : `${next}#${section}`;
  }
}

/** Changes the list in the text of the site file; everything else in it stays as it is. */
export function editRedirects(text: string, { added, removed, changed }: RedirectChanges): string {
  const gone = new Set(removed.map(({ from }) => from));
  const leads = new Map(changed.map(({ from, after }) => [from, after]));
  let edited = text;
  const listed = (JSON.parse(text) as { redirects?: Redirect[] }).redirects ?? [];
  for (let index = listed.length - 1; index >= 0; index--) {
    const { from } = listed[index] as Redirect;
    const after = leads.get(from);
    if (gone.has(from)) edited = setValue(edited, ['redirects', index], undefined);
    else if (after !== undefined) edited = setValue(edited, ['redirects', index, 'to'], after);
  }
  return added.length > 0 ? append(edited, added) : edited;
}

/** Adds entries at the end of the list, one a line. */
function append(text: string, redirects: Redirect[]): string {
  const { eol, indent } = layoutOf(text);
  const lines = redirects.map(({ from, to }) => `${indent.repeat(2)}{ "from": ${JSON.stringify(from)}, "to": ${JSON.stringify(to)} }`).join(`,${eol}`);
  const insert = (offset: number, length: number, piece: string): string => text.slice(0, offset) + piece + text.slice(offset + length);

  const root = parseTree(text);
  const list = root && findNodeAtLocation(root, ['redirects']);
  const whole = `[${eol}${lines}${eol}${indent}]`;
  const last = list?.children?.at(-1);
  if (last) return insert(last.offset + last.length, 0, `,${eol}${lines}`);
  if (list) return insert(list.offset, list.length, whole);
  const field = root?.children?.at(-1);
  if (!field) throw new Error('The site file has no fields.');
  return insert(field.offset + field.length, 0, `,${eol}${indent}"redirects": ${whole}`);
}
