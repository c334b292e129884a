import type { ImageSource, RichNode, RichText } from '../../model/page/types.ts';
import { FROM_RIGHT } from '../../model/words/letters/from-right.ts';
import { PUBLIC, type ContentDocument } from '../../model/content/content.ts';
import type { Role } from '../../model/content/roles.ts';
import type { DataPath } from '../../model/diagnostics/diagnostic.ts';
import type { FileSource } from '../../model/content/files.ts';
import { isFormatted, parseRichText, type TextKind } from '../read/rich-text/rich-text.ts';
import { isRightToLeft } from '../site/languages/language-codes.ts';
import type { SiteLanguage } from '../site/languages/languages.ts';
import { telHref } from '../site/contact/phones.ts';
import { isOwnFile } from '../../model/addresses/href.ts';
import { isPictureVariant, PICTURE_VARIANTS } from '../../model/page/picture-variants.ts';
import { replaceTokens, replaceTokensIn, tokenValues } from '../../model/content/tokens.ts';
import { valueAt } from '../../model/content/value-at.ts';
import { joinWordsIn, type Typeset, typesetPlainTexts } from './line-ends.ts';
import { inReadingOrder } from './reading-order.ts';
import { sizeOfImage } from '../site/files/image-sizes.ts';
import { isDrawnAt } from '../site/files/photographs.ts';

/** Smaller copies of the picture at an address in `public/`, as `<source>` has them; none of most. */
export type CopiesOf = (address: string, basePath: string) => ImageSource[];

/** What is the same for all documents of a language. */
export interface PrepareContext {
  source: FileSource;
  basePath: string;
  tokens: Map<string, string>;
  /** The country whose telephone numbers need no prefix. */
  country: string | undefined;
  /** Whether the language is written from right to left: numbers and figures are then isolated. */
  isRightToLeft: boolean;
  /** Keeps words together where the language does, and numbers in their order in one that is written from the right. */
  typeset: Typeset | undefined;
  copiesOf: CopiesOf;
}

/** The context of documents in a language, from its site file. */
export function prepareContext(
  source: FileSource,
  { data: site, country }: Pick<SiteLanguage, 'data' | 'country'>,
  copiesOf: CopiesOf = () => [],
): PrepareContext {
  const basePath = typeof site['basePath'] === 'string' ? site['basePath'] : '';
  const lang = typeof site['lang'] === 'string' ? site['lang'] : '';
  const rightToLeft = isRightToLeft(lang);
  const tokens = tokenValues(site);
  if (rightToLeft)
    for (const [name, value] of tokens) if (name.startsWith('site.phones.')) tokens.set(name, isolated(value));
  return { source, basePath, tokens, country, isRightToLeft: rightToLeft, typeset: typesetIn(lang), copiesOf };
}

/** How texts of a language are typeset; undefined where they stay as they are written. */
function typesetIn(lang: string): Typeset | undefined {
  const joinWords = joinWordsIn(lang);
  return isRightToLeft(lang) ? (text) => inReadingOrder(joinWords?.(text) ?? text) : joinWords;
}

/** A text that reads from the left wherever it stands (Unicode's LRI and PDI). */
const isolated = (text: string): string => `\u2066${text.replace(/[\u2066\u2069]/g, '')}\u2069`;

/** A figure with a letter or digit of a right-to-left script needs no isolation. */
const HAS_FROM_RIGHT = new RegExp(`[${FROM_RIGHT}]`);

/**
 * The address of a picture or video below the base path, with % and spaces in its name encoded. Empty for a file of
 * another site, which is not shown even if the checker missed it.
 */
const finalFile = (file: string, { basePath }: PrepareContext): string =>
  isOwnFile(file) ? basePath + file.replace(/[%\s]/g, encodeURIComponent) : '';

/** A document's data with its words final, and the icons it names. */
export interface Prepared {
  data: Record<string, unknown>;
  icons: Set<string>;
}

/** An address as the browser needs it: below the base path, and `tel:` with digits only. */
function finalHref(href: string, { basePath, country }: PrepareContext): string {
  if (href.startsWith('tel:')) return telHref(href.slice(4), country);
  return href.startsWith('/') ? basePath + href : href;
}

/** Words as visitors read them. */
function finalWords(text: string, { tokens, typeset }: PrepareContext): string {
  const words = replaceTokens(text, tokens);
  return typeset ? typeset(words) : words;
}

/** `fromRight` says from which side the words around are written, where that is known. */
function finalNode(node: RichNode, fromRight: boolean | undefined, context: PrepareContext): RichNode {
  if (typeof node === 'string') return finalWords(node, context);
  const isFromRight = node.lang === undefined ? fromRight : isRightToLeft(node.lang);
  // Another language joins its words in its own way and may read from the right, and code is copied.
  const within =
    node.lang !== undefined || node.tag === 'code' || node.tag === 'pre'
      ? { ...context, typeset: isFromRight && node.lang !== undefined ? inReadingOrder : undefined }
      : context;
  return {
    ...node,
    ...(isFromRight !== fromRight && { dir: isFromRight ? 'rtl' : 'ltr' }),
    ...(node.href ? { href: finalHref(replaceTokens(node.href, context.tokens), context) } : {}),
    ...(node.children ? { children: node.children.map((child) => finalNode(child, isFromRight, within)) } : {}),
  };
}

/** Where a formatted text stands. */
interface Place {
  document: ContentDocument;
  path: DataPath;
}

/** Parses a text before its tokens are replaced: the brackets of a phone number would be read as Markdown. */
function richText(markdown: string, kind: TextKind, place: Place, context: PrepareContext): RichText {
  const { tree, phrases } = parseRichText(markdown, kind);
  if (typeof tree === 'string') return finalWords(tree, context);
  const fromRight = phrases.length > 0 ? isFromRightAt(place, context) : undefined;
  return tree.map((node) => finalNode(node, fromRight, context) as Exclude<RichNode, string>);
}

/**
 * Whether what stands at a place is written from the right, as the nearest part around it says that names its language.
 * A shared block without one is written as the page that shows it says, or not: then nobody knows.
 */
function isFromRightAt({ document, path }: Place, context: PrepareContext): boolean | undefined {
  const around = path.map((_key, depth) => valueAt(document.data, [...path.slice(0, depth), 'lang']));
  const lang = around.findLast((each) => typeof each === 'string');
  if (typeof lang === 'string') return isRightToLeft(lang);
  return document.kind === 'shared' ? undefined : context.isRightToLeft;
}

/**
 * Makes a document's words final: tokens are replaced, formatted texts parsed, addresses put below the base path, sizes
 * added to pictures, notes removed. The schema says what each value is (`document.references`).
 */
export function prepareDocument(document: ContentDocument, context: PrepareContext): Prepared {
  const data = replaceTokensIn(document.data, context.tokens) as Record<string, unknown>;
  const contextAt = contextsWithin(document, context);
  if (context.typeset || contextAt) typesetPlainTexts(data, document, (path) => (contextAt?.(path) ?? context).typeset);
  const icons = new Set<string>();
  for (const { role, path, value: written } of document.references) {
    const group = valueAt(data, path.slice(0, -1)) as Group | undefined;
    const key = path.at(-1);
    if (!group || key === undefined) continue;
    const value = group[key];
    if (typeof value !== 'string') continue;
    if (role === 'icon') icons.add(value);
    else if (isFormatted(role))
      group[key] = richText(String(written), role, { document, path }, contextAt?.(path) ?? context);
    else PREPARE[role]?.({ group, key, value, path }, contextAt?.(path) ?? context);
  }
  return { data, icons };
}

/**
 * The contexts of parts that are written from the right on a page that is not, by the paths of what stands in them.
 * Undefined where there are none.
 */
function contextsWithin(
  { references }: ContentDocument,
  context: PrepareContext,
): ((path: DataPath) => PrepareContext) | undefined {
  if (context.isRightToLeft) return undefined;
  const parts = references
    .filter(({ role, value }) => role === 'language' && isRightToLeft(String(value)))
    .map(({ path }) => path.slice(0, -1));
  if (parts.length === 0) return undefined;
  const fromRight = { ...context, isRightToLeft: true, typeset: inReadingOrder };
  return (path) => (parts.some((part) => part.every((key, index) => path[index] === key)) ? fromRight : context);
}

type Group = Record<string | number, unknown>;

/** A text with a role, and the group or list that it is prepared in. */
interface Target {
  group: Group;
  key: string | number;
  value: string;
  path: DataPath;
}

/** Puts the final value in the place of the written one, by role. */
const PREPARE: Partial<Record<Role, (target: Target, context: PrepareContext) => void>> = {
  link({ group, key, value }, context) {
    group[key] = finalHref(value, context);
  },
  video: prepareFile,
  captions: prepareFile,
  image: prepareImage,
  phone({ group, key, value }, context) {
    if (key === 'number') group['href'] = telHref(value, context.country);
    if (context.isRightToLeft) group[key] = isolated(value);
  },
  figure({ group, key, value }, context) {
    if (context.isRightToLeft && !HAS_FROM_RIGHT.test(value)) group[key] = isolated(value);
  },
};

function prepareFile({ group, key, value }: Target, context: PrepareContext): void {
  group[key] = finalFile(value, context);
}

/** Adds the size of a picture, and its other files as `sources`. */
function prepareImage({ group, key, value, path }: Target, context: PrepareContext): void {
  if (isPictureVariant(key)) return;
  const copies = isDrawnAt(path) ? context.copiesOf(value, context.basePath) : [];
  const sources = [...takeSources(group, context), ...copies];
  Object.assign(group, { [key]: finalFile(value, context) }, sizeOf(context.source, value));
  if (sources.length > 0) group['sources'] = sources;
}

/**
 * Takes the fields for other files (`dark`, `phone` …) from an image, and returns these files as `<source>` needs them.
 */
function takeSources(image: Record<string | number, unknown>, context: PrepareContext): ImageSource[] {
  return PICTURE_VARIANTS.flatMap(([field, media]) => {
    const file = image[field];
    if (typeof file !== 'string') return [];
    delete image[field];
    const srcSet = finalFile(file, context);
    if (srcSet === '') return [];
    const size = sizeOf(context.source, file);
    return [...context.copiesOf(file, context.basePath), { srcSet }].map((each) => ({ media, ...each, ...size }));
  });
}

/**
 * The size of a picture; empty for a missing one, since cards of an unfinished page are shown elsewhere all the same.
 */
function sizeOf(source: FileSource, src: string): { width?: number; height?: number } {
  const { width, height } = sizeOfImage(source, PUBLIC + src) ?? {};
  return width === undefined ? {} : { width, height };
}
