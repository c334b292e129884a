import type { Element } from 'stylis';

/** A component in a state: `.pw-a:hover`, and not what is in it. */
const STATE = /^(\.[\w-]+):[\w-]+$/;

/** What sets properties whose names do not begin with its own. */
const WIDE = new Set(['all', 'font', 'inset']);

/** What the sheet of the bare elements says of all of them. */
const isSaidOfAll = ({ props, children }: Element): boolean => props === 'box-sizing' && children === 'border-box';

const childrenOf = ({ children }: Element): Element[] => (Array.isArray(children) ? children : []);

const declarationsIn = (elements: Element[]): Element[] =>
  elements.flatMap((element) => (element.type === 'decl' ? [element] : declarationsIn(childrenOf(element))));

/**
 * The rules of a component without what they say once more: what holds for all elements, and of a state the same as
 * without it, where nothing else is said of any other. MUI takes shadows and lines back from states that a theme does
 * not give them.
 */
export function withoutEchoes(rules: Element[]): Element[] {
  const said = declarationsIn(rules);
  if (said.some(({ props }) => WIDE.has(String(props)))) return rules;
  const isAlone = ({ props, children }: Element): boolean =>
    said.every((other) =>
      other.props === props
        ? other.children === children
        : !`${String(other.props)}-`.startsWith(`${String(props)}-`) &&
          !`${String(props)}-`.startsWith(`${String(other.props)}-`),
    );
  const isEcho = (declaration: Element, component: string | undefined): boolean =>
    isAlone(declaration) &&
    (isSaidOfAll(declaration) ||
      rules.some(
        (rule) => rule.value === component && childrenOf(rule).some(({ props }) => props === declaration.props),
      ));
  const fewer = (elements: Element[]): Element[] =>
    elements.flatMap((element) => {
      const component = STATE.exec(element.value)?.[1];
      const children =
        element.type === 'rule'
          ? childrenOf(element).filter((child) => !isEcho(child, component))
          : fewer(childrenOf(element));
      return children.length > 0 ? [Object.assign(element, { children })] : [];
    });
  return fewer(rules);
}
