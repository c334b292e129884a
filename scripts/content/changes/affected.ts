import { SITE_FILE } from '../address.ts';
import { aliasesOf, redirectsOf } from '../check/known-addresses.ts';
import { richTextOf } from '../check/rich-text-cache.ts';
import type { ContentDocument, SiteContent } from '../model.ts';
import { findTokens, replaceTokens, replaceTokensInHref, tokenValues } from '../tokens.ts';
import { formerPages, type Changes } from './changed-files.ts';
import { mentionOf } from './mention.ts';
import { touchedBy, type Touched } from './touched.ts';

/**
 * The files in which a change can have made or mended a problem: the changed ones, and all that link to them, list them,
 * show them or picture them. Everything when the site file has changed, because every page uses it.
 */
export function affectedFiles(content: SiteContent, changes: Changes): Set<string> {
  const all = [...content.documents.keys(), ...content.refused.map(({ file }) => file)];
  const changed = changes.files.flatMap(({ file, from = file }) => [file, from]);
  if (changed.includes(SITE_FILE)) return new Set([...all, SITE_FILE]);
  const affected = new Set(changed.filter((file) => file.startsWith('pages/')));
  // A folder that was refused stands for all files in it.
  for (const { file } of content.refused) if (changed.some((each) => each.startsWith(`${file}/`))) affected.add(file);
  if (changed.length === 0) return affected;

  const touched = touchedBy(content, changes.files, formerPages(content.root, changes));
  const tokens = tokenValues(content.documents.get(SITE_FILE)?.data);
  const mention = mentionOf(touched, tokens);
  for (const document of content.documents.values()) {
    if (affected.has(document.file) || (isTouched(document.address, touched) && document.kind === 'page')) affected.add(document.file);
    else if (document.mayMention?.(mention) !== false && refersTo(document, touched, tokens)) affected.add(document.file);
  }
  const clash = [...redirectsOf(content).keys()].some((from) => isTouched(from, touched));
  return clash ? affected.add(SITE_FILE) : affected;
}

function isTouched(address: string, { addresses, beginnings }: Touched): boolean {
  return addresses.has(address) || beginnings.some((beginning) => address.startsWith(beginning));
}

/** Whether a document names something that was touched. */
function refersTo(document: ContentDocument, touched: Touched, tokens: ReadonlyMap<string, string>): boolean {
  const leads = (written: string): boolean => {
    const href = replaceTokensInHref(written, tokens);
    const [address = '', anchor] = href.replace(/\?[^#]*/, '').split('#');
    return isTouched(address, touched) || isTouched(decoded(address), touched) || (anchor !== undefined && touched.sections.has(address));
  };
  const names = ({ role, value }: ContentDocument['facts'][number]): boolean => {
    const text = value as string;
    switch (role) {
      case 'link':
        return leads(text);
      case 'richText':
        return richTextOf(text).links.some(({ href }) => leads(href));
      case 'image':
        return touched.addresses.has(findTokens(text).length > 0 ? replaceTokens(text, tokens) : text);
      case 'collection':
        return touched.folders.has(text);
      case 'shared':
        return touched.shared.has(text);
      default:
        return false;
    }
  };
  return document.facts.some(names) || aliasesOf(document).some((alias) => isTouched(alias, touched));
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
