import { compile, serialize, stringify, type Element } from 'stylis';
import { withoutRedundant } from './redundant.ts';
import { getOrInsert } from '../../model/memoize.ts';

const parsed = new Map<string, Element[]>();

/** What MUI declares for old browsers only. */
const OLD = /^-moz-appearance|^color-adjust|::-moz-focus-inner/;

/** What applies only to text that is written from the right. */
const RTL_ONLY = /:dir\(rtl\)|\[dir=rtl\]/;

/** Parts of a selector that name no class which has to be there: negations and alternatives. */
const OPTIONAL = /:(?:not|is|where)\((?:[^()]|\([^()]*\))*\)/g;
/** What an element has to have in it: a single name is needed. */
const HAS = /:has\(([^(),]*)\)/g;
const IN_BRACKETS = /\([^)]*\)/g;

/** The classes without which a selector matches nothing. */
const classesNeeded = (selector: string): string[] =>
  [
    ...selector
      .replace(OPTIONAL, '')
      .replace(HAS, ' $1')
      .replace(IN_BRACKETS, '')
      .matchAll(/\.([\w-]+)/g),
  ].map(([, name = '']) => name);

/** Rules without the declarations that a later one of the same rule overrides, as the theme does with those of MUI. */
const withoutOverridden = (elements: Element[]): Element[] =>
  elements
    .filter(
      ({ type, props }, index) =>
        type !== 'decl' ||
        (!OLD.test(String(props)) &&
          !elements.slice(index + 1).some((later) => later.type === 'decl' && later.props === props)),
    )
    .map((element) =>
      Array.isArray(element.children)
        ? Object.assign(element, { children: withoutOverridden(element.children) })
        : element,
    );

/**
 * The rules of a component's style that some element of a document can match (unused CSS is purged). A component brings
 * rules for all that it can look like, and for both directions of writing; a page shows it in one way. Live parts bring
 * their whole style themselves.
 * @param rtl whether any of it is written from the right
 */
export function usedCss(css: string, classes: ReadonlySet<string>, { rtl = false } = {}): string {
  const rules = getOrInsert(parsed, css, () => withoutRedundant(withoutOverridden(compile(css))));
  const isUsed = (selector: string): boolean =>
    (rtl || !RTL_ONLY.test(selector)) && classesNeeded(selector).every((name) => classes.has(name));
  return serialize(rules, (element, index, children, callback) => {
    if (element.type !== 'rule') return stringify(element, index, children, callback);
    const props = (element.props as string[]).filter((selector) => isUsed(selector) && !OLD.test(selector));
    return props.length === 0 ? '' : stringify({ ...element, props }, index, children, callback);
  }).replaceAll(';}', '}');
}
