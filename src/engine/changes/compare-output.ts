import type { ChangeKind } from '../check/affected/changed-file.ts';

/** Documents of a built site by the address that visitors have for them. */
type Output = ReadonlyMap<string, string>;

/** What visitors get other than before. */
export interface OutputChange {
  address: string;
  how: Exclude<ChangeKind, 'moved'>;
  /** Whether its pictures differ, where some were taken. */
  looks?: 'same' | 'other';
}

/**
 * What is another with each build of the code and looks the same: hashes in names of files, which have seven letters
 * where a site has blocks of its own, and in the policy, and the number of the build that documents had up to 0.2.
 */
const VOLATILE: [pattern: RegExp, by: string][] = [
  [/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''],
  [/ data-build="[^"]*"/, ''],
  [/(\/assets\/[\w.-]+?)-[\w-]{6,8}(?=\.(?:js|css)\b)/g, '$1'],
];

const lasting = (html: string): string => VOLATILE.reduce((text, [pattern, by]) => text.replace(pattern, by), html);

/** The addresses whose document is not what it was, in order. */
export function compareOutput(before: Output, after: Output): OutputChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].toSorted().flatMap((address): OutputChange[] => {
    const [then, now] = [before.get(address), after.get(address)];
    if (then === undefined) return [{ address, how: 'added' }];
    if (now === undefined) return [{ address, how: 'removed' }];
    return then === now || lasting(then) === lasting(now) ? [] : [{ address, how: 'changed' }];
  });
}
