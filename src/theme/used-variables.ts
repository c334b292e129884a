/**
 * A style sheet without the custom properties that nothing in it reads: MUI's buttons say the colors of all their
 * variants. Rules that are empty then go, too.
 * @param css the styles of components
 * @param around whatever else may read a property, such as style attributes
 */
export function usedVariables(css: string, around = ''): string {
  const read = new Set([...`${css}${around}`.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  const used = css.replace(/(?<=[{;])(--[\w-]+):[^;{}]*(;|(?=\}))/g, (declaration, name: string) =>
    read.has(name) ? declaration : '',
  );
  return withoutEmptyRules(used.replaceAll(';}', '}'));
}

function withoutEmptyRules(css: string): string {
  const fewer = css.replace(/(?<=^|[{}])[^{}]*\{\}/g, '');
  return fewer === css ? css : withoutEmptyRules(fewer);
}
