import fs from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { project } from '../project.ts';
import { tokensOf } from './tokens.ts';

/** How often a text is laid out before it counts as settled; one pass is nearly always enough. */
const PASSES = 3;

let width: number | undefined;

/**
 * Lays a JSON text out as this project's formatter does; only spaces and line breaks change, and line ends stay what they are.
 * Throws when the text is no JSON, or when anything but its layout would change.
 */
export async function layOut(text: string): Promise<string> {
  const options = { printWidth: (width ??= printWidth()), endOfLine: endOfLine(text) === '\r\n' ? ('crlf' as const) : ('lf' as const) };
  let current = text;
  for (let pass = 0; pass < PASSES; pass++) {
    const { code, errors } = await format('page.json', current, options);
    if (errors[0]) throw new Error(errors[0].message);
    if (code === current) break;
    current = code;
  }
  if (content(current) !== content(text)) throw new Error('The layout could not be changed without changing the content.');
  return current;
}

/** Lays out the new text of a file, but only where the old one was in order: nobody's own layout is taken away. */
export async function layOutLike(old: string, text: string): Promise<string> {
  return (await layOut(old)) === old ? layOut(text) : text;
}

/** The line ends that a text has; those of Unix when it has a single line. */
export function endOfLine(text: string): '\n' | '\r\n' {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

function printWidth(): number {
  return (JSON.parse(fs.readFileSync(path.join(project, '.oxfmtrc.json'), 'utf8')) as { printWidth: number }).printWidth;
}

/** Everything in a text but its layout. Numbers count without capitals: 1E5 becomes 1e5. */
function content(text: string): string {
  return tokensOf(text)
    .map(({ source }) => (/^[-\d]/.test(source) ? source.toLowerCase() : source))
    .join('\n');
}
