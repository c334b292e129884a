import { withClasses } from '../../model/rendering/class-lists.ts';
import { getOrInsert } from '../../model/memoize.ts';
import { SHORT_NAMES } from '../class-names.ts';
import otherMedia from '../sheets/other-media.css?raw';

/** A class that a component of MUI gives one of its parts. */
const MUI_CLASS = new RegExp(`^(?:Mui\\w+|${Object.values(SHORT_NAMES).join('|')})-`);
const IN_RULES = new RegExp(`\\.(${MUI_CLASS.source.slice(1)}[\\w-]*)`, 'g');

const known = new Map<string, readonly string[]>();

/** The classes of that kind that are in the selectors of rules. */
const classesInRules = (rules: string): readonly string[] =>
  getOrInsert(known, rules, () => [...rules.matchAll(IN_RULES)].map(([, name = '']) => name));

/**
 * HTML without the classes that MUI gives the parts of its components, where no selector has them.
 * @param styles the rules of each style in the HTML
 */
export function withoutUnusedClasses(html: string, styles: Iterable<string>): string {
  const used = new Set([otherMedia, ...styles].flatMap(classesInRules));
  return withClasses(html, (classes) => classes.filter((name) => !MUI_CLASS.test(name) || used.has(name)));
}
