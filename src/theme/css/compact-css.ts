/**
 * A style sheet as its author wrote it, without the spaces that only people need. It knows plain rules, not texts in
 * quotes.
 */
export const compactCss = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/='([\w-]+)'\]/g, '=$1]')
    .replace(/(@media) \(/g, '$1(')
    .replace(/ !important/g, '!important')
    .replace(/(?<![\w.])0(\.\d)/g, '$1')
    .replaceAll(';}', '}')
    .trim();
