import { compactJson } from '../../catalogue/compact-json.ts';
import { escapeHtml } from '../../build/escape.ts';

const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\b\d[\d.eE+-]*/g;

/** JSON as an author writes it, with names, texts and other values told apart. */
export function jsonHtml(value: unknown): string {
  const text = compactJson(value);
  let html = '';
  let at = 0;
  for (const match of text.matchAll(TOKEN)) {
    const kind = match[2] ? 'name' : match[1] ? 'text' : 'value';
    html += `${escapeHtml(text.slice(at, match.index))}<span class="${kind}">${escapeHtml(match[1] ?? match[0])}</span>${match[2] ?? ''}`;
    at = match.index + match[0].length;
  }
  return html + escapeHtml(text.slice(at));
}
