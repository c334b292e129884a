import {
  isBroken,
  isParsedOnDemand,
  isSiteKind,
  mayHave,
  mayMention,
  PUBLIC,
  type ContentDocument,
} from '../../../../model/content/content.ts';
import { valueAt } from '../../../../model/content/value-at.ts';
import { folderOfAddress, sharedNameOfFile } from '../../../../model/addresses/address.ts';
import { homesOf, languageAt, languagesOf } from '../../../site/languages/languages.ts';
import { isInRenamed } from '../../../site/languages/renamed-folders.ts';
import { unlistedAt } from '../../../site/languages/unlisted-languages.ts';
import { isDraftOrPast } from '../../../site/publication.ts';
import { siteDataOf } from '../../../site/site-data.ts';
import { sharedBlock } from '../../../site/shared-blocks.ts';
import {
  block,
  buttons,
  DRAWING,
  EXAMPLE_PAGE,
  fields,
  files,
  picture,
  words,
} from '../../../../model/diagnostics/example.ts';
import { targetsOf } from '../../../site/links/targets-of.ts';
import { mentionOf, type Named } from '../../../site/wording/mention.ts';
import { siteRule } from '../../rule.ts';
import type { SiteContext } from '../../site-context.ts';
import { mayBeMeant, type Suspect } from '../../addresses/may-be-meant.ts';

/** Everything there is can be found: pages have a way to them, pictures and shared blocks are shown. */
export const orphans = siteRule({
  meta: {
    readsAll: true,
    codes: {
      'page/orphan': {
        level: 'advice',
        title: 'Nothing leads to a page',
        message: ({ address }: { address: string }) => [
          `No page, menu or list leads to "${address}", so visitors will not find it.`,
          'Link to it from a page that fits, or write "draft": true while it is not ready. One that only those are to find who know its address says "noindex": true in "seo".',
        ],
        why: 'Visitors will not find it.',
        bad: words('pages/prices.json, which no link, menu or list names', { 'pages/prices.json': fields('') }),
        good: files({
          [EXAMPLE_PAGE]: buttons('{ "label": "Our prices", "href": "/prices" }'),
          'pages/prices.json': fields('"title": "Our prices"'),
        }),
      },
      'shared/unused': {
        level: 'advice',
        title: 'A shared block is not shown anywhere',
        message: ({ name }: { name: string }) => [
          `No page shows the shared block "${name}".`,
          `Delete the file, or show it on a page: { "type": "shared", "name": "${name}" }`,
        ],
        why: 'Changes to it have no effect, which puzzles whoever makes them.',
        bad: words('pages/_shared/offer.json, which no page shows', { 'pages/_shared/offer.json': fields('') }),
        good: files({
          [EXAMPLE_PAGE]: block('{ "type": "shared", "name": "offer" }'),
          'pages/_shared/offer.json': block('{ "type": "newsletter", "heading": "One letter a month" }'),
        }),
      },
      'image/unused': {
        level: 'advice',
        title: 'A picture is not shown anywhere',
        message: ({ src }: { src: string }) => [`No page shows "${src}".`, 'Delete the file, or show it on a page.'],
        why: 'It is published all the same, and nobody dares to delete it later.',
        bad: words('public/images/old-logo.svg, which no page shows', { 'public/images/old-logo.svg': '' }),
        good: picture('{ "src": "/images/old-logo.svg", "alt": "" }', { 'public/images/old-logo.svg': DRAWING }),
      },
    },
  },
  check({ site, reportIn }) {
    // What a broken file leads to is not known, so nothing can be said about what nothing leads to.
    if (!site.tokens || site.content.refused.length > 0) return;
    const left = search(suspectsOf(site), site) ?? [];
    if (left.length === 0) return;
    // A wrong name is reported where it stands: what it was meant for is not lost besides.
    const isMeant = mayBeMeant(site);
    const above = inBreadcrumbs(site);
    const isFound = ({ kind, name }: Suspect): boolean => kind === 'page' && above.has(name);
    for (const { kind, name, file } of left.filter((each) => !isMeant(each) && !isFound(each))) {
      if (kind === 'page') reportIn(file)('page/orphan', {}, { address: name });
      else if (kind === 'shared') reportIn(file)('shared/unused', {}, { name: sharedNameOfFile(file) as string });
      else reportIn(file)('image/unused', {}, { src: name });
    }
  },
});

/** The addresses to which the breadcrumbs of pages below them lead. */
function inBreadcrumbs({ content, documents }: SiteContext): ReadonlySet<string> {
  const found = new Set<string>();
  if (siteDataOf(content).breadcrumbs !== true) return found;
  for (const document of documents) {
    if (document.kind !== 'page' || isDraftOrPast(document)) continue;
    let { address } = document;
    while (address.includes('/')) found.add((address = address.slice(0, address.lastIndexOf('/'))));
  }
  return found;
}

/** What is asked about, and ought to be led to. */
function suspectsOf({ content, documents, isRequested, publicFiles }: SiteContext): Suspect[] {
  // The name in the header leads home, and the switch beside it to the homes of other languages.
  const homes = homesOf(content);
  // What stands in _shared of any other folder is told as such.
  const isInLanguage = ({ kind, address }: ContentDocument): boolean =>
    kind !== 'shared' || !address.startsWith('/') || languageAt(content, address).folder !== '';
  const inPages = documents.filter(
    (document) =>
      isRequested(document.file) &&
      isMeantToBeSeen(document) &&
      !homes.has(document.address) &&
      isInLanguage(document) &&
      !unlistedAt(content, document.address) &&
      !isInRenamed(content, document.address),
  );
  const pictures = [...publicFiles()].filter(
    (src) =>
      src.startsWith('/images/') &&
      !src.startsWith('/images/social/') &&
      !content.own.pictures.has(src) &&
      isRequested(`${PUBLIC}${src}`),
  );
  return [
    ...inPages.map(({ kind, address, file }): Suspect => ({
      kind: kind === 'shared' ? kind : 'page',
      name: address,
      file,
    })),
    ...pictures.map((name): Suspect => ({ kind: 'image', name, file: `${PUBLIC}${name}` })),
  ];
}

function isMeantToBeSeen(document: ContentDocument): boolean {
  if (document.kind !== 'page') return document.kind === 'shared';
  if (isDraftOrPast(document)) return false;
  if (!mayHave(document, 'fallback', 'publishAt', 'noindex')) return true;
  const { data } = document;
  // Whoever keeps a page from search engines hands out its address: to members, or in a letter.
  const isKnownToSome = valueAt(data, ['seo', 'noindex']) === true;
  return data?.['fallback'] !== true && data?.['publishAt'] === undefined && !isKnownToSome;
}

/** So many are looked for in texts. More are a pattern that takes longer than parsing. */
const MAX_SEARCHED = 50;

/**
 * Those that no document leads to; undefined when a document is broken. A document that is parsed on demand is looked
 * at only if it may name one of those that are left, so that of many thousands a few are enough.
 */
function search(suspects: Suspect[], site: SiteContext): Suspect[] | undefined {
  const { isRequested, tokens = new Map() } = site;
  // No page has the address of a shared block, so that both are keys.
  const left = new Map(suspects.map((suspect) => [suspect.name, suspect]));
  const listed = new Set<string>();
  let patterns: RegExp[] | undefined;
  for (const document of inSearchOrder(site)) {
    if (left.size === 0) break;
    const isCostly =
      isParsedOnDemand(document) && (!isNear(document, isRequested) || (document.whole && left.size <= MAX_SEARCHED));
    if (isCostly) {
      patterns ??= mentionOf(namesOf([...left.values()]), tokens);
      if (!mayMention(document, ...patterns)) continue;
    }
    if (isBroken(document)) return undefined;
    const before = left.size;
    removeReached({ left, listed }, document, site);
    if (left.size < before) patterns = undefined;
  }
  return [...left.values()];
}

/** Whether a document has been parsed already, since it is asked about or holds the menu. */
const isNear = ({ kind, file }: ContentDocument, isRequested: SiteContext['isRequested']): boolean =>
  isSiteKind(kind) || isRequested(file);

/** First what is parsed and names most pages (the menu, shared blocks, lists), last what is not parsed yet. */
function inSearchOrder({ documents, isRequested }: SiteContext): ContentDocument[] {
  const namesMuch = (document: ContentDocument): boolean =>
    document.kind !== 'page' || (isParsedOnDemand(document) && mayHave(document, 'from'));
  const near = documents.filter((document) => isNear(document, isRequested));
  return [
    ...near.filter(namesMuch),
    ...near.filter((document) => !namesMuch(document)),
    ...documents.filter((document) => !isNear(document, isRequested)),
  ];
}

/** The suspects that are left, by their address, and the folders that were found to be listed. */
interface Progress {
  left: Map<string, Suspect>;
  listed: Set<string>;
}

/** Removes the suspects that a document leads to. */
function removeReached({ left, listed }: Progress, document: ContentDocument, site: SiteContext): void {
  const { addresses, folders, shared } = targetsOf(document, site.tokens ?? new Map());
  for (const address of addresses) left.delete(address);
  for (const name of shared) for (const address of sharedAddresses(site.content, document, name)) left.delete(address);
  const added = [...folders].filter((folder) => !listed.has(folder));
  if (added.length === 0) return;
  for (const folder of added) listed.add(folder);
  for (const [address, { kind }] of left)
    if (kind === 'page' && listed.has(folderOfAddress(address))) left.delete(address);
}

/**
 * The shared blocks that a name means in a document. What stands in a block of the first language may be shown in any.
 */
function sharedAddresses(content: SiteContext['content'], { kind, address }: ContentDocument, name: string): string[] {
  const isAnywhere = kind === 'shared' && languageAt(content, address).folder === '';
  const owners = isAnywhere ? languagesOf(content).map(({ folder }) => `${folder}/`) : [address];
  return owners.flatMap((owner) => sharedBlock(content, owner, name)?.address ?? []);
}

function namesOf(suspects: Suspect[]): Named {
  const addresses = suspects.flatMap(({ kind, name }) => (kind === 'shared' ? [] : [name]));
  const folders = addresses.map(folderOfAddress);
  const shared = suspects.flatMap(({ kind, file }) => (kind === 'shared' ? [sharedNameOfFile(file) as string] : []));
  return {
    addresses: new Set(addresses),
    folders: new Set(folders),
    shared: new Set(shared),
    sections: new Set(),
    beginnings: [],
  };
}
