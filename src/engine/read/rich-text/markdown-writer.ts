import type { RichElement } from '../../../model/page/parts.ts';
import { decodeEntities } from './entities.ts';

type Tag = RichElement['tag'];

interface OpenElement {
  tag: Tag;
  name: string;
  href: string | undefined;
  /** What was written before its words. */
  before: string;
  entries: number;
}

/** What was written. */
export interface WrittenMarkdown {
  markdown: string;
  /** The elements that the Markdown has to have when it is read again, each as often as it was written. */
  required: Tag[];
}

/** Writes Markdown, element by element, of HTML that is read from its beginning to its end. */
export function createMarkdownWriter() {
  const open: OpenElement[] = [];
  const required: Tag[] = [];
  let out = '';
  const listAround = (): OpenElement | undefined => open.findLast(({ tag }) => isList(tag));
  const startBlock = (gap: string): void => {
    out = out.trim() === '' ? '' : out.trimEnd() + gap;
  };
  const startEntry = (list: OpenElement): void => {
    startBlock(list.entries++ === 0 ? '\n\n' : '\n');
    out += list.tag === 'ol' ? `${list.entries}. ` : '- ';
    required.push('li');
  };
  return {
    text(words: string): void {
      // Spaces at the start of a line are none in HTML, and code in Markdown.
      out += /(?:^|\n)(?:(?:-|\d+\.) )?$/.test(out) ? words.replace(/^(?:[ \t]*\n)?[ \t]*/, '') : words;
    },
    lineBreak(): void {
      out = `${out.replace(/ +$/, '')}\\\n`;
    },
    /** Begins an element. Says whether there may be one. @param sign what a heading begins with; empty for all else */
    open(tag: Tag, name: string, attributes: string, sign: string): boolean {
      const list = listAround();
      const mayBeHere = list ? !isList(tag) && tag !== 'blockquote' && sign === '' : tag !== 'li';
      if (!mayBeHere) return false;
      if (tag === 'li' && list) startEntry(list);
      else if (tag === 'blockquote' || (tag === 'p' && !list)) startBlock('\n\n');
      out += sign;
      open.push({ tag, name, href: hrefIn(attributes), before: out, entries: 0 });
      return true;
    },
    /** Ends an element. Says whether it was the last that has begun. */
    close(tag: Tag, name: string): boolean {
      const isInList = listAround() !== undefined;
      const element = open.pop();
      if (element?.name !== name) return false;
      if (tag === 'blockquote') out = quoted(element, out);
      if (tag === 'blockquote' || isList(tag) || (tag === 'p' && !isInList)) startBlock('\n\n');
      else if (isInline(tag) && out.trimEnd() !== element.before.trimEnd()) {
        out = formatted(element, out);
        if (tag !== 'a' || element.href !== undefined) required.push(tag);
      }
      return true;
    },
    /** Undefined while an element is open. */
    result: (): WrittenMarkdown | undefined => (open.length > 0 ? undefined : { markdown: tidied(out), required }),
  };
}

const isList = (tag: Tag): boolean => tag === 'ul' || tag === 'ol';
const isInline = (tag: Tag): boolean => tag === 'strong' || tag === 'em' || tag === 'a';

const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

const hrefIn = (attributes: string): string | undefined =>
  HREF.exec(attributes)
    ?.slice(1)
    .find((address) => address !== undefined);

/** What stands in a bold, emphasized or linked element, with its signs; spaces at its ends stand outside of them. */
function formatted({ tag, before, href }: OpenElement, out: string): string {
  if (tag === 'a' && href === undefined) return out;
  const [, start = '', words = '', rest = ''] = /^(\s*)([^]*?)(\s*)$/.exec(out.slice(before.length)) ?? [];
  const sign = tag === 'strong' ? '**' : '*';
  const marked = tag === 'a' ? `[${words}](${decodeEntities(href ?? '')})` : sign + words + sign;
  return before + start + marked + rest;
}

/** What stands in a quotation, with its sign before each line. */
const quoted = ({ before }: OpenElement, out: string): string =>
  before + out.slice(before.length).trim().replace(/^/gm, '> ').replace(/^> $/gm, '>');

/** Two line breaks are a paragraph, and one before a paragraph or at the end is none. */
const tidied = (markdown: string): string =>
  markdown
    .replace(/(?:\\\n[ \t]*){2,}|(?:\\\n\s*)+(?=\n|$)/g, '\n\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
