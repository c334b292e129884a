import type { Element } from 'stylis';

/** A component in a state: `.pw-a:hover`, and not what is in it. */
const STATE = /^(\.[\w-]+):[\w-]+$/;

/** Shorthands of properties whose names do not begin with theirs: where one is used, all is left as it is. */
const WIDE = new Set(['all', 'font', 'inset']);

/** What `global.css` declares for all elements. */
const isSaidOfAll = ({ props, children }: Element): boolean => props === 'box-sizing' && children === 'border-box';

const childrenOf = ({ children }: Element): Element[] => (Array.isArray(children) ? children : []);

const declarationsIn = (elements: Element[]): Element[] =>
  elements.flatMap((element) => (element.type === 'decl' ? [element] : declarationsIn(childrenOf(element))));

/**
 * The rules of a component without redundant declarations: those that the sheet of the bare elements makes for all, and
 * those of a state, such as `:hover`, that repeat what the component has anyway. A declaration stays where another rule
 * gives its property, or one that belongs to it, another value. MUI takes shadows and lines back in states, also where
 * the theme gives none.
 */
export function withoutRedundant(rules: Element[]): Element[] {
  const said = declarationsIn(rules);
  if (said.some(({ props }) => WIDE.has(String(props)))) return rules;
  const isNeverOverridden = ({ props, children }: Element): boolean =>
    said.every((other) =>
      other.props === props
        ? other.children === children
        : !`${String(other.props)}-`.startsWith(`${String(props)}-`) &&
          !`${String(props)}-`.startsWith(`${String(other.props)}-`),
    );
  const isRedundant = (declaration: Element, component: string | undefined): boolean =>
    isNeverOverridden(declaration) &&
    (isSaidOfAll(declaration) ||
      rules.some(
        (rule) => rule.value === component && childrenOf(rule).some(({ props }) => props === declaration.props),
      ));
  const fewer = (elements: Element[]): Element[] =>
    elements.flatMap((element) => {
      const component = STATE.exec(element.value)?.[1];
      const children =
        element.type === 'rule'
          ? childrenOf(element).filter((child) => !isRedundant(child, component))
          : fewer(childrenOf(element));
      return children.length > 0 ? [Object.assign(element, { children })] : [];
    });
  return fewer(rules);
}
