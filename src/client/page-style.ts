/** The style sheet of the page that is shown. A policy allows what script constructs. */
let sheet: CSSStyleSheet | undefined;

/** Takes the styles of the page that was written away, all but its typefaces: these are there already. */
function undressWritten(): void {
  const { sheet } = document.querySelector('style') as HTMLStyleElement;
  for (let index = (sheet?.cssRules.length ?? 0) - 1; index >= 0; index--)
    if (!(sheet?.cssRules[index] instanceof CSSFontFaceRule)) sheet?.deleteRule(index);
}

/** Has the document wear the style sheet of a page, before what the parts of it bring that live. */
export function wearStyle(css: string): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets];
    undressWritten();
  }
  sheet.replaceSync(css);
}
