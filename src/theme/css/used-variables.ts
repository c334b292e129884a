/**
 * A style sheet without the custom properties that nothing in it reads: MUI's buttons say the colors of all their
 * variants. Rules that are empty then go, too.
 * @param css the styles of components
 * @param around properties that something else reads, such as style attributes
 */
export function usedVariables(css: string, around: Iterable<string> = []): string {
  const read = new Set([...variablesIn(css), ...around]);
  const used = css.replace(/(?<=[{;])(--[\w-]+):[^;{}]*(;|(?=\}))/g, (declaration, name: string) =>
    read.has(name) ? declaration : '',
  );
  return withoutEmptyRules(used.replaceAll(';}', '}'));
}

/** The custom properties that a text of CSS or HTML reads. */
export const variablesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name));

function withoutEmptyRules(css: string): string {
  const fewer = css.replace(/(?<=^|[{}])[^{}]*\{\}/g, '');
  return fewer === css ? css : withoutEmptyRules(fewer);
}
