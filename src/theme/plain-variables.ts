const START = 'var(--';

/**
 * Replaces MUI's variables by their fallback: `var(--palette-text-primary, var(--ink))` becomes `var(--ink)`.
 * MUI's variables are never defined on this site (see theme.ts), so nothing changes but the size.
 */
export function plainVariables(css: string): string {
  let result = '';
  let rest = css;
  for (let at = rest.indexOf(START); at >= 0; at = rest.indexOf(START)) {
    const end = closing(rest, at + 3);
    const inner = rest.slice(at + 4, end);
    const comma = inner.indexOf(',');
    result += rest.slice(0, at) + (comma < 0 ? `var(${inner})` : plainVariables(inner.slice(comma + 1).trim()));
    rest = rest.slice(end + 1);
  }
  return result + rest;
}

/** The position of the bracket that closes the one at `open`. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth++;
    else if (text[at] === ')' && --depth === 0) return at;
  }
  return text.length;
}
