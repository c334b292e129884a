/**
 * A style sheet without the custom properties that nothing in it reads: MUI's buttons say the colors of all their
 * variants. Rules that are empty then go, too.
 * @param css the styles of components
 * @param around properties that something else reads, such as style attributes
 */
export function usedVariables(css: string, around: Iterable<string> = []): string {
  const read = new Set([...variablesIn(css), ...around]);
  return withDeclared(css, (name) => read.has(name));
}

/** The style of one component without the colors of variants that it does not show. Nothing else reads these. */
export function shownVariants(css: string): string {
  const read = variablesIn(css);
  return withDeclared(css, (name) => !name.startsWith('--variant-') || read.has(name));
}

function withDeclared(css: string, isKept: (name: string) => boolean): string {
  const fewer = css.replace(/(?<=[{;])(--[\w-]+):[^;{}]*(;|(?=\}))/g, (declaration, name: string) =>
    isKept(name) ? declaration : '',
  );
  return withoutEmptyRules(fewer.replaceAll(';}', '}'));
}

/** The custom properties that a text of CSS or HTML reads. */
export const variablesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name));

function withoutEmptyRules(css: string): string {
  const fewer = css.replace(/(?<=^|[{}])[^{}]*\{\}/g, '');
  return fewer === css ? css : withoutEmptyRules(fewer);
}
