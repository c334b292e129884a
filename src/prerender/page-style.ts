import type { Fragment } from '../model/fragment.ts';
import type { ResolvedSite } from '../model/types.ts';
import { baseStyle } from '../theme/base-style.ts';
import { knownVariables } from '../theme/constants.ts';
import { plainVariables } from '../theme/plain-variables.ts';
import { rtlStyle } from '../theme/rtl.ts';
import { usedVariables } from '../theme/used-variables.ts';
import { classesIn, wornCss } from '../theme/worn-css.ts';

/**
 * The style sheet of a page: the bare elements, and of its parts the rules that something wears, each once.
 * @param html all that is written
 */
export function pageStyle(parts: Pick<Fragment, 'styles'>[], site: ResolvedSite, html: string): string {
  const classes = classesIn(html);
  // Emotion also notes the parts that a composed style is made of; only what an element wears is sent.
  const worn = new Map(parts.flatMap(({ styles }) => styles.filter(([name]) => classes.has(name))));
  const styles = [...worn.values()].map((rules) => wornCss(rules, classes)).join('');
  return (
    baseStyle(site) +
    (site.dir ? rtlStyle : '') +
    usedVariables(plainVariables(styles, knownVariables(site.look)), html)
  );
}
