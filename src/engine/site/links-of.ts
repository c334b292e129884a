import type { ContentDocument } from '../../model/content.ts';
import type { Spot } from '../check/finding.ts';
import { richTextOf } from '../read/rich-text-cache.ts';
import { valueAt } from '../../model/value-at.ts';

/** A link as it is written, with the words that visitors click on. */
export interface WrittenLink {
  href: string;
  /** Undefined where the words do not stand beside the address. */
  words: string | undefined;
  /** Where the address stands. */
  spot: Spot;
  /** Where the words stand. */
  wordsSpot: Spot;
}

const known = new WeakMap<ContentDocument, WrittenLink[]>();

/** All links of a document, those inside formatted texts too. */
export function linksOf(document: ContentDocument): WrittenLink[] {
  let links = known.get(document);
  if (!links) {
    links = findLinks(document);
    known.set(document, links);
  }
  return links;
}

function findLinks(document: ContentDocument): WrittenLink[] {
  const links: WrittenLink[] = [];
  for (const { role, value, path } of document.facts) {
    if (role === 'link') {
      const labelPath = path.with(path.length - 1, 'label');
      const label = valueAt(document.data, labelPath);
      links.push({ href: value as string, words: typeof label === 'string' ? label : undefined, spot: { path }, wordsSpot: { path: labelPath } });
    } else if (role === 'richText' && (value as string).includes('](')) {
      const text = value as string;
      for (const { href, offset, address } of richTextOf(text).links) {
        const opened = text.indexOf('](', offset);
        const within = address.length > 0 ? address : { offset, length: 1 };
        const words = opened === -1 ? undefined : text.slice(offset + 1, opened);
        const wordsWithin = { offset: offset + 1, length: words?.length ?? 1 };
        links.push({ href, words: words?.replace(/[*_`]/g, ''), spot: { path, within }, wordsSpot: { path, within: wordsWithin } });
      }
    }
  }
  return links;
}
