import { counted } from '../../model/words/counted.ts';
import { CONTROLS, DIRECTION, HALVES, LAYOUT, SEPARATORS } from '../../model/words/letters/hidden.ts';
import { bytes, code, codeBlock, plain, table } from '../report/formats/markdown.ts';
import type { DocumentChange, PartChange } from './compare-content.ts';
import type { OutputChange } from './compare-output.ts';

/** What a branch does to a site. */
interface SiteChanges {
  /** What it is compared with. */
  base: string;
  content: readonly DocumentChange[];
  output: readonly OutputChange[];
}

/** Where the list of pages ends, at the latest: words are worth more. */
const FOR_OUTPUT = 12_000;

/**
 * What a branch does to a site as Markdown: which documents it changes and how, then the words, part by part.
 * @param room how many bytes there are for it
 */
export function siteChangesMarkdown({ base, content, output }: SiteChanges, room: number): string {
  const head = `### What visitors see\n\n`;
  if (content.length === 0 && output.length === 0) return `${head}Nothing that was not so with ${code(base)}.\n`;
  let text = head + (output.length === 0 ? 'No page is another.\n\n' : pagesMarkdown(base, output, room));
  let left = 0;
  for (const change of content) {
    const next = documentMarkdown(change);
    if (left > 0 || bytes(text) + bytes(next) > room - 100) left++;
    else text += next;
  }
  return left === 0 ? text : `${text}\n…and ${counted(left, 'more change')} of words.\n`;
}

const LOOKS = { same: 'looks the same', other: 'looks different' };

function pagesMarkdown(base: string, output: readonly OutputChange[], room: number): string {
  const rows = output.map(({ how, address, looks }) => [how, code(address), looks ? LOOKS[looks] : '']);
  const pages = table(['', 'Address', 'In pictures'], rows, Math.min(FOR_OUTPUT, room / 3));
  const more = pages.left > 0 ? `\n…and ${counted(pages.left, 'more page')}.\n` : '';
  const count = `${counted(output.length, 'page')} ${output.length === 1 ? 'is' : 'are'} not as with ${code(base)}`;
  return folded(count, pages.text + more);
}

const folded = (summary: string, inside: string): string =>
  `<details><summary>${summary}</summary>\n\n${inside}\n</details>\n\n`;

function documentMarkdown({ how, kind, address, title, from, parts }: DocumentChange): string {
  const name =
    kind === 'page'
      ? code(address)
      : kind === 'shared'
        ? `shared block ${code(address)}`
        : `site file ${code(address)}`;
  const was = from === undefined ? '' : `, was ${code(from)}`;
  const summary = `${how} ${name}${was}${title === '' ? '' : ` ${plain(title)}`}`;
  return parts.length === 0 ? `${summary}\n\n` : folded(summary, parts.map(partMarkdown).join('\n'));
}

function partMarkdown({ name, how, lines }: PartChange): string {
  if (lines.length === 0) return `**${plain(name)}** (${how})\n`;
  const text = lines.map(({ sign, item }) => `${sign} ${oneLine(item)}`).join('\n');
  return `**${plain(name)}**${how === 'changed' ? '' : ` (${how})`}\n${codeBlock(text, 'diff')}\n`;
}

/** What is hidden, and what would begin another line of the list. */
const INVISIBLE = new RegExp(`[${CONTROLS}${LAYOUT}${SEPARATORS}${DIRECTION}${HALVES}]`, 'gu');
const oneLine = (text: string): string => text.replace(INVISIBLE, '�');
