import { addressOfFile, SITE_FILE } from '../../content/address.ts';
import { createDocument } from '../../content/check/document.ts';
import { near } from '../../content/check/near.ts';
import { createSite, isBroken, type Site } from '../../content/check/site.ts';
import type { ContentDocument, SiteContent } from '../../content/model.ts';
import { addressMeant, requirePossible } from '../address-meant.ts';
import { newProblems } from '../new-problems.ts';
import { Refusal } from '../refusal.ts';
import type { FileChange } from '../transaction.ts';
import { isWithin, movesOf, type Moves } from './moves.ts';
import { editRedirects, planRedirects, type Redirect, type RedirectChanges } from './redirects.ts';
import { applyEdits, referencesIn, type Edit } from './references.ts';
import { movedPictures } from './social-pictures.ts';

/** Everything a move does, worked out and checked but not yet done. */
export interface Plan extends Pick<Moves, 'from' | 'to' | 'files'> {
  /** Pages that move. */
  pages: number;
  /** What is replaced within files, by the name they have now. */
  edits: Map<string, Edit[]>;
  redirects: RedirectChanges;
  changes: FileChange[];
  /** The site as it will be. */
  after: SiteContent;
}

/**
 * Works out how a page, or a folder with all its pages, gets another address, and everything that leads to it with it.
 * Throws a `Refusal` when that cannot be done so that the site is as sound as before.
 */
export function planMove(content: SiteContent, oldAddress: string, newAddress: string): Plan {
  const from = addressMeant(oldAddress);
  const to = addressMeant(newAddress);
  const site = createSite(content);
  requireMovable(site, from, to);
  requireReadable(content);
  const moves = movesOf(content, site.known, from, to);
  requireFree(site, moves);

  const edits = new Map<string, Edit[]>();
  const changes: FileChange[] = [];
  const after: SiteContent = { ...content, documents: new Map(content.documents), refused: moveRefused(content, moves) };
  const redirects = planRedirects(redirectsOf(content), moves);

  for (const document of content.documents.values()) {
    const found = referencesIn(document, moves);
    let text = applyEdits(document.text, found);
    if (document.file === SITE_FILE) text = editRedirects(text, redirects);
    const file = moves.files.get(document.file) ?? document.file;
    if (found.length > 0) edits.set(document.file, found);
    if (file === document.file && text === document.text) continue;
    changes.push({ from: document.file, to: file, was: document.text, ...(text === document.text ? {} : { text }) });
    if (file !== document.file) after.documents.delete(document.file);
  }
  for (const change of changes) after.documents.set(change.to, documentAfter(content, change));
  const pages = changes.filter(({ from: file, to: renamed }) => file !== renamed).length;
  for (const [file, renamed] of [...strayFiles(content, moves), ...movedPictures(content, site.publicFiles(), moves)]) {
    moves.files.set(file, renamed);
    changes.push({ from: file, to: renamed });
  }

  const problems = newProblems(content, after, moves.files);
  if (problems.length > 0) {
    const now = new Map([...moves.files].map(([file, renamed]) => [renamed, file]));
    const inFilesNow = problems.map((problem) => ({ ...problem, file: now.get(problem.file) ?? problem.file }));
    throw new Refusal(`${from} cannot move to ${to}, because the site would then have these problems:`, inFilesNow);
  }
  return { from, to, files: moves.files, pages, edits, redirects, changes, after };
}

function requireMovable({ known, content }: Site, from: string, to: string): void {
  if (from === '/')
    throw new Refusal('The home page cannot move: the address "/" is always there. To give its words another address, copy it: npm run new -- page');
  const pages = [...known.pages.keys()];
  if (!pages.some((address) => isWithin(address, from))) throw new Refusal(unknownAddress(from, content, known));
  requirePossible(to);
  if (to === from) throw new Refusal(`"${from}" is where it stands already.`);
  if (isWithin(to, from))
    throw new Refusal(`"${to}" is inside "${from}" itself, and nothing can be moved into itself. Choose an address that does not begin with "${from}/".`);
}

function unknownAddress(address: string, { documents }: SiteContent, known: Site['known']): string {
  const nothing = `There is no page and no folder of pages "${address}".`;
  const alias = known.aliases.get(address);
  if (alias !== undefined)
    return `"${address}" is another address of ${alias}. Change it there, in "aliases", or move the page: ${documents.get(alias)?.address}`;
  const list = known.derived.get(address);
  if (list !== undefined) return `"${address}" is a part of the list in ${list}. Move the page with the list: ${documents.get(list)?.address}`;
  const redirect = known.redirects.get(address);
  if (redirect !== undefined) return `${nothing} It is an old address that leads to "${redirect}".`;
  const folders = [...known.pages.keys()].map((page) => page.slice(0, page.lastIndexOf('/'))).filter((folder) => folder !== '');
  const meant = near(address, [...known.pages.keys(), ...folders]);
  return meant === undefined
    ? `${nothing} Pages are the files in the folder pages: pages/services/cloud.json is "/services/cloud".`
    : `${nothing} Did you mean "${meant}"?`;
}

/** A file with mistakes of its own may hold links that nobody can see. */
function requireReadable(content: SiteContent): void {
  const broken = [...content.documents.values()].filter(isBroken).map(({ file }) => file);
  const refused = content.refused.filter(({ severity }) => severity === 'error').map(({ file }) => file);
  const files = [...broken, ...refused].toSorted();
  if (files.length === 0) return;
  const [first = '', ...rest] = files;
  const and = rest.length === 0 ? '' : rest.length === 1 ? ' and one more file' : ` and ${rest.length} more files`;
  throw new Refusal(`There are mistakes in ${first}${and}, so that links there might be missed. Run "npm run check", mend them, then move again.`);
}

/** Nothing else stands at a new address; two folders are not mixed, because nobody could take them apart again. */
function requireFree({ known }: Site, { from, to, files, addresses }: Moves): void {
  for (const address of addresses.values()) {
    const file = known.pages.get(address) ?? known.aliases.get(address) ?? known.derived.get(address);
    if (file === undefined || files.has(file)) continue;
    throw new Refusal(`"${address}" is taken: it is an address of ${file}. Choose another one, or move or delete that page first.`);
  }
  const isFolder = [...known.pages.keys()].some((address) => address.startsWith(`${from}/`));
  const other = [...known.pages].find(([address, file]) => isWithin(address, to) && !files.has(file));
  if (isFolder && other)
    throw new Refusal(
      `There already are pages in "${to}", such as ${other[1]}. Two folders are not mixed: move the pages one by one, or choose another address.`,
    );
}

function redirectsOf({ documents }: SiteContent): Redirect[] {
  return (documents.get(SITE_FILE)?.data?.['redirects'] ?? []) as Redirect[];
}

function documentAfter({ documents }: SiteContent, { from = '', to, text, was = '' }: FileChange): ContentDocument {
  const { kind, address } = documents.get(from) as ContentDocument;
  return createDocument(to, kind, addressOfFile(to) ?? address, Buffer.from(text ?? was));
}

const strayFiles = ({ refused }: SiteContent, { files }: Moves): [string, string][] =>
  refused.flatMap(({ file }) => (files.has(file) ? [[file, files.get(file) as string]] : []));

const moveRefused = ({ refused }: SiteContent, { files }: Moves) => refused.map((problem) => ({ ...problem, file: files.get(problem.file) ?? problem.file }));
