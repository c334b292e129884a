/** The element of the page's own styles. Those of extensions have a class or an id. */
const pageStyle = (): HTMLStyleElement => document.head.querySelector('style:not([class],[id])') as HTMLStyleElement;

/**
 * Replaces the styles of the page before by those of this page, in the same place: styles for paper and forced colors
 * still follow, and so do those of live parts. Rules of typefaces stay, or browsers would load these again.
 */
export function replaceStyle(css: string): void {
  const { sheet } = pageStyle();
  if (!sheet) return;
  for (let index = sheet.cssRules.length - 1; index >= 0; index--)
    if (!(sheet.cssRules[index] instanceof CSSFontFaceRule)) sheet.deleteRule(index);
  // The content security policy allows rules that a script inserts, one at a time.
  sheet.insertRule(`@media all{${css}}`, sheet.cssRules.length);
}
