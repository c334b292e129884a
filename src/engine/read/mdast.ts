import type { RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';

/** Chinese and Japanese have no spaces beside bold words, so CommonMark takes `**「…」**の` for plain signs. */
const extensions = [cjkFriendlyExtension()];

/** The blocks of a Markdown text. */
export const blocksOf = (markdown: string): RootContent[] => fromMarkdown(markdown, { extensions }).children;
