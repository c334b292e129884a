import { headingsIn } from '../../read/rich-text/html-as-markdown.ts';

/** Lists and quotations hold no tables, not even there. */
const ELSEWHERE = 'Code, quotations and tables stand in the "body" and the parts of "prose".';
const HEADING_PLACE = 'the "heading" of a block or of a part of "prose"';
/** What cannot be used, and what to write instead. */
export const UNUSABLE = {
  html: ['HTML', 'Write a text without < and >, with **bold**, *emphasis* or [a link](/contact).'],
  heading: ['A heading', `Use ${HEADING_PLACE}, or **bold** for a single word.`],
  image: ['A picture', 'Use a block with an "image" field.'],
  code: ['Code', `Remove the \` marks, or the spaces at the start of the line. ${ELSEWHERE}`],
  indent: ['A line that begins with four spaces', 'Remove the spaces; code stands between two lines of ```.'],
  quote: ['A quotation block', `Remove the > at the start of the line. ${ELSEWHERE}`],
  table: ['A table', `Use the block "comparison". ${ELSEWHERE}`],
  rule: ['A dividing line', 'Remove the line of -, * or _ signs.'],
  reference: ['A link whose address stands elsewhere', 'Write the address right behind the words: [a link](/contact).'],
  autolink: [
    'An address between < and >',
    'Write words that say where it leads, and the address behind them: [our blog](https://example.com).',
  ],
  depth: ['A list so deep inside other lists', 'Make the list flatter.'],
  crowded: [
    'So much formatting in one paragraph',
    'Make several paragraphs of it, with an empty line (\\n\\n) between them.',
  ],
  strike: ['Text that is struck out', 'Remove the signs ~~.'],
  footnote: ['A footnote', 'Write it in round brackets, or in a block "notes".'],
  shortcode: ['A shortcode of another system', 'Remove it: pictures, forms, videos and buttons are blocks here.'],
  attributes: ['An attribute', 'Remove it: only the language of words can be said so, [Weltanschauung]{lang=de}.'],
  forum: ['Formatting of a forum', 'Write **bold**, *emphasis* or [a link](/contact).'],
} as const;

/** A kind of formatting that cannot be used. */
export type UnusableKind = keyof typeof UNUSABLE;

/** HTML with a table that cannot be written by itself. */
const HTML_TABLE =
  'In the "body" of a "prose" block, write the first line of it as "| Service | Price |", below it "| --- | --- |", then each line like the first.';
/** HTML with headings: which block is to have them is for its author to say. */
const HTML_WITH_HEADINGS = `A heading belongs in ${HEADING_PLACE}. Write the rest without < and >, with **bold**, *emphasis* or [a link](/contact).`;

const A_FILM =
  'Use the block "embed" for a film or a map of another site, with its address as "src", and "video" for a film that lies in public/videos.';
const A_FORM = 'Use the block "inquiryForm".';
const A_FILE = 'Put the file into public/files, and write a link to it: [our rules](/files/rules.pdf).';
/** HTML and shortcodes for which there is a block, or a field of one, by how they begin. */
const BLOCKS: [shape: RegExp, alternative: string][] = [
  [/^<(?:table|tr|t[hd])[\s>]/i, HTML_TABLE],
  [/^(?:<img|\[(?:caption|img))[\s/>\]]/i, UNUSABLE.image[1]],
  [/^(?:<(?:iframe|video|audio|source)|\[(?:embed|video|youtube|vimeo|audio|playlist))[\s>\]]/i, A_FILM],
  [/^<(?:form|input|select|textarea|button)[\s>]/i, A_FORM],
  [/^\[(?:contact-form-7|wpforms|gravityforms?|ninja_forms?)[\s\]]/i, A_FORM],
  [/^\[(?:\w*-?gallery|ngg_\w+|rev_slider|\w*slider\d?)[\s\]]/i, 'Use the block "carousel" for several pictures.'],
  [/^\[table[\s\]]/i, HTML_TABLE],
  [/^\[(?:pdf[\w-]*|download|wpdm_\w+)[\s\]]/i, A_FILE],
  [/^\[(?:su_spoiler|spoiler|toggle|accordion)[\s\]]/i, 'Use the block "faq" for what opens at a click.'],
  [/^\[(?:recent[_-]posts|display-posts)[\s\]]/i, 'Use the block "collection", which lists pages by itself.'],
  [/^\[button[\s\]]/i, 'Use the "actions" of a block, such as "cta".'],
  [/^<su[bp][\s>]/i, 'Write raised and lowered figures as signs (m², CO₂), and raised letters as plain ones (1st).'],
  [/^<(?:script|style)[\s>]/i, 'Remove it with all that stands in it.'],
];

/** What to write instead of formatting that cannot be used. */
export function alternativeTo(kind: UnusableKind, source: string): string {
  const ofBlock = BLOCKS.find(([shape]) => shape.test(source))?.[1];
  return ofBlock ?? (kind === 'html' && headingsIn(source).length > 0 ? HTML_WITH_HEADINGS : UNUSABLE[kind][1]);
}
