import type { ImageSource, RichNode, RichText } from '../../model/page/types.ts';
import { PUBLIC, type ContentDocument } from '../../model/content/content.ts';
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
import { joinPlainTexts, joinWordsIn, type JoinWords } from './line-ends.ts';
import { sizeOfImage } from '../site/files/image-sizes.ts';
import { isDrawnAt } from '../site/files/photographs.ts';

/** Smaller copies of the picture at an address in `public/`, as `<source>` has them; none of most. */
export type CopiesOf = (address: string, basePath: string) => ImageSource[];

/** What every document is prepared with. */
export interface PrepareContext {
  source: FileSource;
  basePath: string;
  tokens: Map<string, string>;
  /** The country whose telephone numbers need no prefix. */
  country: string | undefined;
  /** Whether texts are written from the right: there, the parts of numbers and figures would change places. */
  isRightToLeft: boolean;
  /** Keeps words together where the language does. */
  joinWords: JoinWords | undefined;
  copiesOf: CopiesOf;
}

/** What follows from the site file for all documents. */
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
  return { source, basePath, tokens, country, isRightToLeft: rightToLeft, joinWords: joinWordsIn(lang), copiesOf };
}

/** A text that reads from the left wherever it stands (Unicode's LRI and PDI). */
const isolated = (text: string): string => `\u2066${text.replace(/[\u2066\u2069]/g, '')}\u2069`;

/** Letters and digits that are written from the right: what has them keeps the order of its page. */
const FROM_RIGHT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/**
 * The address of a picture or a video below the base path, as browsers read it: a % in the name of a file would begin a
 * sign, and a space end the address. What is not this site's own is not shown, whoever let it pass.
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
function finalWords(text: string, { tokens, joinWords }: PrepareContext): string {
  const words = replaceTokens(text, tokens);
  return joinWords ? joinWords(words) : words;
}

/** `fromRight` says from which side the words around are written, where that is known. */
function finalNode(node: RichNode, fromRight: boolean | undefined, context: PrepareContext): RichNode {
  if (typeof node === 'string') return finalWords(node, context);
  const isFromRight = node.lang === undefined ? fromRight : isRightToLeft(node.lang);
  // Another language joins its words in its own way, and code is copied.
  const within =
    node.lang !== undefined || node.tag === 'code' || node.tag === 'pre'
      ? { ...context, joinWords: undefined }
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

/** Parsed as the author wrote it, and only then filled in: the brackets of a phone number would read as Markdown. */
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
 * Makes a document's words final: tokens replaced, formatted texts parsed, addresses below the base path, pictures with
 * their sizes, notes gone. Which value is what, the schema said when the document was read (`document.references`).
 */
export function prepareDocument(document: ContentDocument, context: PrepareContext): Prepared {
  const data = replaceTokensIn(document.data, context.tokens) as Record<string, unknown>;
  if (context.joinWords) joinPlainTexts(data, document, context.joinWords);
  const icons = new Set<string>();
  for (const { role, path: at, value: written } of document.references) {
    const parent = valueAt(data, at.slice(0, -1)) as Record<string | number, unknown> | undefined;
    const key = at.at(-1);
    if (!parent || key === undefined || typeof parent[key] !== 'string') continue;
    const value = parent[key];
    if (isFormatted(role)) parent[key] = richText(String(written), role, { document, path: at }, context);
    else if (role === 'link') parent[key] = finalHref(value, context);
    else if (role === 'video' || role === 'captions') parent[key] = finalFile(value, context);
    else if (role === 'phone') {
      if (key === 'number') parent['href'] = telHref(value, context.country);
      if (context.isRightToLeft) parent[key] = isolated(value);
    } else if (role === 'figure') {
      if (context.isRightToLeft && !FROM_RIGHT.test(value)) parent[key] = isolated(value);
    } else if (role === 'icon') icons.add(value);
    else if (role === 'image' && !isPictureVariant(key)) {
      const copies = isDrawnAt(at) ? context.copiesOf(value, context.basePath) : [];
      const sources = [...takeSources(parent, context), ...copies];
      Object.assign(parent, { [key]: finalFile(value, context) }, sizeOf(context.source, value));
      if (sources.length > 0) parent['sources'] = sources;
    }
  }
  return { data, icons };
}

/** The other files of a picture, measured as it is; the fields that named them are gone. */
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
 * A picture that is missing has no size: while a site is worked on, the cards of its page are still shown elsewhere.
 */
function sizeOf(source: FileSource, src: string): { width?: number; height?: number } {
  const { width, height } = sizeOfImage(source, PUBLIC + src) ?? {};
  return width === undefined ? {} : { width, height };
}
