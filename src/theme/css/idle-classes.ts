import { withClasses } from '../../model/rendering/class-lists.ts';
import { getOrInsert } from '../../model/memoize.ts';
import { SHORT_NAMES } from '../class-names.ts';
import otherMedia from '../sheets/other-media.css?raw';

/** A name that a component of MUI gives one of its parts. */
const MUI_CLASS = new RegExp(`^(?:Mui\\w+|${Object.values(SHORT_NAMES).join('|')})-`);
const IN_RULES = new RegExp(`\\.(${MUI_CLASS.source.slice(1)}[\\w-]*)`, 'g');

const known = new Map<string, readonly string[]>();

/** The names of parts of MUI's components that rules read. */
const readBy = (rules: string): readonly string[] =>
  getOrInsert(known, rules, () => [...rules.matchAll(IN_RULES)].map(([, name = '']) => name));

/**
 * HTML without the names that MUI gives the parts of its components, where no rule reads them.
 * @param styles the rules of each style of what is written
 */
export function withoutIdleClasses(html: string, styles: Iterable<string>): string {
  const read = new Set([otherMedia, ...styles].flatMap(readBy));
  return withClasses(html, (classes) => classes.filter((name) => !MUI_CLASS.test(name) || read.has(name)));
}
