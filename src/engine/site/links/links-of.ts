import { memoize } from '../../../model/memoize.ts';
import type { ContentDocument } from '../../../model/content/content.ts';
import type { DataPath, Location, Range, Suggestion } from '../../../model/diagnostics/diagnostic.ts';
import { replaceWith, type Certainty } from '../../../model/diagnostics/suggestions.ts';
import {
  isFormatted,
  isSimple,
  linksAndFaultsOf,
  parseRichText,
  type TextKind,
} from '../../read/rich-text/rich-text.ts';
import { isSimpleAddress } from '../../read/rich-text/simple-markdown.ts';
import { nounAt } from '../../schema/place-in-words.ts';
import type { Schemas } from '../../schema/schemas.ts';
import { valueAt } from '../../../model/content/value-at.ts';

/** A link as it is written, with the words that visitors click on. */
export interface WrittenLink {
  href: string;
  /** Undefined where the words do not stand beside the address. */
  words: string | undefined;
  /** Where the address stands. */
  location: Location;
  /** Where the words stand. */
  wordsLocation: Location;
}

/** All links of a document, those inside formatted texts too. */
export const linksOf: (document: ContentDocument) => WrittenLink[] = memoize(findLinks);

function findLinks({ data, references }: ContentDocument): WrittenLink[] {
  const links: WrittenLink[] = [];
  for (const { role, value, path } of references) {
    if (role === 'link') links.push(linkField(data, value as string, path));
    else if (isFormatted(role) && (value as string).includes(']('))
      for (const link of linksInText(value as string, role, path)) links.push(link);
  }
  return links;
}

/** A link in a field of its own, beside its `label`. */
function linkField(data: unknown, href: string, path: DataPath): WrittenLink {
  const labelPath = path.with(path.length - 1, 'label');
  const label = valueAt(data, labelPath);
  return {
    href,
    words: typeof label === 'string' ? label : undefined,
    location: { path },
    wordsLocation: { path: labelPath },
  };
}

/** Signs of formatting in the words of a link. */
const FORMATTING = /[*_`]|\[(?=[^[\]]*\]\{lang=)|\]\{lang=[^{}]*\}/g;

/** The links in a formatted text. */
function linksInText(text: string, kind: TextKind, path: DataPath): WrittenLink[] {
  return linksAndFaultsOf(text, kind).links.flatMap(({ href, offset, address }): WrittenLink[] => {
    // An autolink is refused as such.
    if (text[offset] === '<') return [];
    const end = text.indexOf('](', offset);
    const words = end === -1 ? undefined : text.slice(offset + 1, end);
    const within = address.length > 0 ? address : { offset, length: 1 };
    const wordsWithin = { offset: offset + 1, length: words?.length ?? 1 };
    const wordsLocation = { path, within: wordsWithin };
    return [{ href, words: words?.replace(FORMATTING, ''), location: { path, within }, wordsLocation }];
  });
}

/** What holds a link: "button", "link", "entry". */
export function linkNoun(schemas: Schemas, { kind, data }: ContentDocument, { path = [], within }: Location): string {
  return within ? 'link' : nounAt(schemas, kind, data, path.slice(0, -1));
}

/**
 * The suggestion to lead a link elsewhere; none where the new address would change anything else of a formatted text.
 */
export function leadTo(
  { data }: ContentDocument,
  location: Location,
  href: string | undefined,
  certainty?: Certainty,
): Suggestion[] {
  const { path = [], within } = location;
  const isExact =
    href === undefined || within === undefined || changesOneLink(valueAt(data, path) as string, within, href);
  return isExact ? replaceWith(location, href, certainty) : [];
}

/** Whether another address in the place of a link's changes nothing else of a formatted text, whatever signs it has. */
export function changesOneLink(markdown: string, { offset, length }: Range, to: string): boolean {
  const before = parseRichText(markdown, 'articleText');
  // A text may have thousands of links, of which each would take one more reading of it.
  const isLink = markdown.startsWith('](', offset - 2) && markdown[offset + length] === ')';
  if (isSimple(before) && isLink && isSimpleAddress(to)) return true;
  const after = parseRichText(markdown.slice(0, offset) + to + markdown.slice(offset + length), 'articleText');
  const expected = before.links.map(({ href, address }) => (address.offset === offset ? to : href));
  return (
    before.faults.length === after.faults.length &&
    JSON.stringify(after.links.map(({ href }) => href)) === JSON.stringify(expected)
  );
}

/** The address that a link names, without its query, and the section that its hash names. */
export function addressAndSection(href: string): [address: string, section: string | undefined] {
  const [address = '', section] = href.replace(/\?[^#]*/, '').split('#');
  return [address, section];
}

/** An address as it is meant, without escapes; as it is where nobody can tell. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Whether an address is one of a file rather than of a page, however that is written. */
export const isFile = (address: string): boolean =>
  /\.[a-zA-Z0-9]+$/.test(address) && !/\.(?:html?|json|php)$/i.test(address);
