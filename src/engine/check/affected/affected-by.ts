import { folderOfAddress, SITE_FILE } from '../../../model/addresses/address.ts';
import { pageShownAt } from '../../../model/addresses/old-address.ts';
import { redirectsOf } from '../../site/links/known-addresses.ts';
import { inAllLanguages } from '../../site/languages/translations.ts';
import { aliasesOf } from '../../site/site-index.ts';
import { addressAndSection, decoded } from '../../site/links/links-of.ts';
import { mentionOf, titlesOf } from '../../site/wording/mention.ts';
import { linksAndFaultsOf } from '../../read/rich-text/rich-text.ts';
import { searchWords } from '../../site/wording/search-words.ts';
import { mayHave, mayMention, type ContentDocument } from '../../../model/content/content.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { findTokens, replaceTokens, replaceTokensInHref, tokenValues } from '../../../model/content/tokens.ts';
import { siteDataOf } from '../../site/site-data.ts';
import { pathsOf, type ChangedFile } from './changed-file.ts';
import { foldersToRecheck } from './folders-to-recheck.ts';
import { lostLinks, picturesOf, wasTarget } from './lost-links.ts';
import { touchedBy, type Touched } from './touched.ts';

/**
 * The files in which a change of pages, shared blocks or pictures can have caused or fixed a diagnostic: the changed
 * files, files that link to, list or show them, and former targets of their links.
 * @param former the changed documents before the change, by their file at that time
 */
export function affectedBy(
  content: SiteContent,
  files: ChangedFile[],
  former: ReadonlyMap<string, ContentDocument>,
): Set<string> {
  const changed = pathsOf(files);
  const affected = new Set(changed);
  // A folder that was refused stands for all files in it.
  for (const { file } of content.refused) if (changed.some((each) => each.startsWith(`${file}/`))) affected.add(file);

  const touched = touchedBy(content, files, former);
  const tokens = tokenValues(siteDataOf(content));
  const now = changed.flatMap((file) => content.documents.get(file) ?? []);
  // A document may keep pace with its translations, or fall behind them.
  for (const each of now) for (const { file } of inAllLanguages(content, each).values()) affected.add(file);
  const before = changed.flatMap((file) => former.get(file) ?? []);
  const lost = lostLinks(before, now, tokens);
  for (const picture of picturesOf(lost)) affected.add(picture);
  const mention = mentionOf(touched, tokens);
  const titles = titlesOf(touched.titles);
  const recheckedFolders = foldersToRecheck(content, new Set(changed), former);
  const isAffected = (document: ContentDocument): boolean =>
    affected.has(document.file) ||
    (document.kind === 'page' && (isTouched(document.address, touched) || isInFolders(document, recheckedFolders))) ||
    wasTarget(document, lost) ||
    (mayMention(document, ...mention) && refersTo(document, touched, tokens)) ||
    (mayMention(document, ...titles) && searchWords(document).some((words) => touched.titles.has(words)));
  for (const document of content.documents.values()) if (isAffected(document)) affected.add(document.file);
  const clash = [...redirectsOf(content).keys()]
    .flatMap((from) => [decoded(from), pageShownAt(from)])
    .some((address) => isTouched(address, touched));
  return clash ? affected.add(SITE_FILE) : affected;
}

function isTouched(address: string, { addresses, beginnings }: Touched): boolean {
  return addresses.has(address) || beginnings.some((beginning) => address.startsWith(beginning));
}

const isInFolders = (document: ContentDocument, folders: ReadonlySet<string>): boolean =>
  folders.has(folderOfAddress(document.address)) && mayHave(document, 'facts');

/** Whether a document names something that was touched. */
function refersTo(document: ContentDocument, touched: Touched, tokens: ReadonlyMap<string, string>): boolean {
  const leads = (written: string): boolean => {
    const href = replaceTokensInHref(written, tokens);
    const [address, anchor] = addressAndSection(href);
    return (
      isTouched(address, touched) ||
      isTouched(decoded(address), touched) ||
      (anchor !== undefined && touched.sections.has(address))
    );
  };
  const names = ({ role, value }: ContentDocument['references'][number]): boolean => {
    const text = value as string;
    switch (role) {
      case 'link':
        return leads(text);
      case 'richText':
      case 'articleText':
        return linksAndFaultsOf(text, role).links.some(({ href }) => leads(href));
      case 'image':
      case 'video':
      case 'captions':
        return touched.addresses.has(findTokens(text).length > 0 ? replaceTokens(text, tokens) : text);
      case 'collection':
        return touched.folders.has(text);
      case 'shared':
        return touched.shared.has(text);
      default:
        return false;
    }
  };
  return document.references.some(names) || aliasesOf(document).some((alias) => isTouched(alias, touched));
}
