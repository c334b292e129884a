/** The element of the page's own styles. Extensions bring some, too, and sign them. */
const written = (): HTMLStyleElement => document.head.querySelector('style:not([class],[id])') as HTMLStyleElement;

/**
 * Has the document wear the style sheet of a page where that of the page before stood, so that what comes behind it comes
 * behind it still: styles for paper and forced colors, and what the parts bring that live. Typefaces stay: they would load
 * anew.
 */
export function wearStyle(css: string): void {
  const { sheet } = written();
  if (!sheet) return;
  for (let index = sheet.cssRules.length - 1; index >= 0; index--)
    if (!(sheet.cssRules[index] instanceof CSSFontFaceRule)) sheet.deleteRule(index);
  // A policy allows what script sets, and only a single rule can be set.
  sheet.insertRule(`@media all{${css}}`, sheet.cssRules.length);
}
