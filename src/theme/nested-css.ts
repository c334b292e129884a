import { type Element, serialize, stringify } from 'stylis';

/** What may stand inside a rule, around declarations and further rules. */
const GROUPS = new Set(['@media', '@supports', '@container', '@starting-style']);

/**
 * Writes the rules of a style inside that of its class: `.a{top:0;}.a p{left:0;}` becomes `.a{top:0;p{left:0}}`. What
 * begins otherwise stands between such rules, where it stood.
 */
export function nestedCss(rules: readonly Element[], name: string): string {
  const own = `.${name}`;
  let [css, inside] = ['', ''];
  const close = (): void => {
    css += inside && `${own}{${inside}}`;
    inside = '';
  };
  for (const rule of rules) {
    const nested = inRuleOf(own, rule, inside === '');
    if (nested === undefined) {
      close();
      css += stringify(rule, 0, [], stringify);
    } else inside += nested;
  }
  close();
  return css.replaceAll(';}', '}');
}

/**
 * How a rule is written inside that of the class, if it can be.
 * @param isFirst whether declarations may stand by themselves: browsers used to move them before all rules
 */
function inRuleOf(own: string, { type, value, props, children }: Element, isFirst: boolean): string | undefined {
  if (typeof children === 'string') return;
  if (type === 'rule') {
    const selectors = (props as string[]).map((selector) => relative(selector, own));
    if (selectors.includes(undefined)) return;
    const declarations = serialize(children, stringify);
    return isFirst && selectors.every((selector) => selector === '&')
      ? declarations
      : `${selectors.join(',')}{${declarations}}`;
  }
  if (!GROUPS.has(type)) return;
  const nested = children.map((child, index) => inRuleOf(own, child, index === 0));
  return nested.includes(undefined) ? undefined : `${value}{${nested.join('')}}`;
}

/** A selector as it is seen from a class that it begins with. */
function relative(selector: string, own: string): string | undefined {
  const rest = selector.slice(own.length);
  if (!selector.startsWith(own) || /^[\w-]/.test(rest)) return;
  return /^[ >+~]/.test(rest) ? rest.trimStart() : `&${rest}`;
}
