/** The style element of the page. Those of extensions have a class or an id. */
const pageStyle = (): HTMLStyleElement => document.head.querySelector('style:not([class],[id])') as HTMLStyleElement;

/**
 * Replaces the styles of the page in place: styles for print and forced colors, and those of live parts, still follow.
 * Font faces stay, since browsers would load them again.
 */
export function replaceStyle(css: string): void {
  const { sheet } = pageStyle();
  if (!sheet) return;
  for (let index = sheet.cssRules.length - 1; index >= 0; index--)
    if (!(sheet.cssRules[index] instanceof CSSFontFaceRule)) sheet.deleteRule(index);
  // The content security policy allows rules that a script inserts, one at a time.
  sheet.insertRule(`@media all{${css}}`, sheet.cssRules.length);
}
