import type { RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { bracketedSpans, bracketedSpansAsNodes } from './bracketed-spans.ts';
import { withWrittenNumbers } from './written-numbers.ts';

/**
 * Chinese and Japanese have no spaces beside bold words, so CommonMark takes `**「…」**の` for plain signs; and of words
 * in another language it has nothing.
 */
const extensions = [cjkFriendlyExtension(), bracketedSpans];
const mdastExtensions = [bracketedSpansAsNodes];

/** The blocks of a Markdown text. */
export const blocksOf = (markdown: string): RootContent[] =>
  withWrittenNumbers(fromMarkdown(markdown, { extensions, mdastExtensions }).children, markdown);
