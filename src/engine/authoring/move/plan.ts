import { addressOfFile, folderOfAddress, isWithin, SITE_FILE } from '../../../model/addresses/address.ts';
import { createDocument } from '../../read/document.ts';
import { nearest } from '../../../model/words/meant/nearest.ts';
import { didYouMean } from '../../../model/words/phrases.ts';
import { createSiteContext, type SiteContext } from '../../check/site-context.ts';
import { isBroken, mayMention } from '../../../model/content/content.ts';
import type { ContentDocument } from '../../../model/content/content.ts';
import type { ChangedFile } from '../../check/affected/changed-file.ts';
import type { ReportedDiagnostic } from '../../../model/diagnostics/reported.ts';
import { isError } from '../../../model/diagnostics/diagnostic.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { inNameOrder } from '../../read/read-content.ts';
import { reportDiagnostics } from '../../report/report-diagnostics.ts';
import { pageAddressFrom, requirePossible } from '../page-address.ts';
import { languageAt, languagesOf } from '../../site/languages/languages.ts';
import { wholeOf } from '../../site/outline.ts';
import { siteDataOf } from '../../site/site-data.ts';
import { formatLike } from '../format-json.ts';
import { newDiagnostics } from '../new-diagnostics.ts';
import { Refusal } from '../refusal.ts';
import { rewrite } from '../rewrite.ts';
import type { Change } from '../change.ts';
import { fileAt, redirectTarget } from '../../site/links/known-addresses.ts';
import { literally } from '../../site/wording/mention.ts';
import { movesOf, type Moves } from './moves.ts';
import { planRedirects, redirectsAfter, type Redirect, type RedirectChanges } from './redirects.ts';
import { retargeted, type Reference } from './references.ts';
import { movedPictures } from './social-pictures.ts';
import { retargetedTemplates } from './templates.ts';

/** Everything a move does, worked out and checked but not yet done. */
export interface Plan extends Pick<Moves, 'from' | 'to' | 'files'> {
  /** Pages that move. */
  pages: number;
  /** The addresses that change within files, by the name these have now. */
  references: Map<string, Reference[]>;
  redirects: RedirectChanges;
  changes: Change[];
  /** What could be better afterwards and was not so before. */
  advice: ReportedDiagnostic[];
  /** The site as it will be. */
  after: SiteContent;
}

/**
 * Works out how a page, or a folder with all its pages, gets another address, and everything that leads to it with it.
 * Throws a `Refusal` when that cannot be done so that the site is as sound as before.
 */
export function planMove(content: SiteContent, oldAddress: string, newAddress: string): Plan {
  const from = pageAddressFrom(oldAddress);
  const to = pageAddressFrom(newAddress);
  const site = createSiteContext(content);
  requireMovable(site, from, to);
  requireReadable(content);
  const moves = movesOf(content, site.known, from, to);
  requireFree(site, moves);

  const redirects = planRedirects(siteDataOf(content).redirects ?? [], moves);
  const { changes, documents, references } = rewrittenDocuments(content, moves, redirects);
  const after: SiteContent = { ...content, documents, refused: refusedAfter(content, moves) };
  const pages = changes.filter(({ file, movedTo }) => file !== movedTo).length;
  for (const [file, to] of [
    ...strayFiles(content, moves),
    ...movedPictures(content, after, site.publicFiles(), moves),
  ]) {
    moves.files.set(file, to);
    changes.push({ file, before: content.source.bytes(file), movedTo: to });
  }

  for (const { references: found, ...change } of retargetedTemplates(content, moves)) {
    references.set(change.file, found);
    changes.push(change);
  }

  const found = reportDiagnostics(newDiagnostics(content, after, changes.map(changedFile)), after);
  const problems = found.filter(isError);
  if (problems.length > 0) {
    const now = new Map([...moves.files].map(([file, renamed]) => [renamed, file]));
    const inFilesNow = problems.map((problem) => ({ ...problem, file: now.get(problem.file) ?? problem.file }));
    throw new Refusal(`${from} cannot move to ${to}, because the site would then have these problems:`, inFilesNow);
  }
  return { from, to, files: moves.files, pages, references, redirects, changes, after, advice: found };
}

/** What becomes of the documents of a site: those that move, and those that lead to them. */
function rewrittenDocuments(
  content: SiteContent,
  moves: Moves,
  redirects: RedirectChanges,
): Pick<Plan, 'changes' | 'references'> & Pick<SiteContent, 'documents'> {
  const changes: Change[] = [];
  const references: Plan['references'] = new Map();
  // Every address that changes begins so.
  const moved = new RegExp(literally(moves.from));
  const isNamed = (document: ContentDocument): boolean => moves.files.has(document.file) || mayMention(document, moved);
  const documents = [...content.documents.values()].map((outlined) => {
    if (!isNamed(outlined)) return outlined;
    const document = wholeOf(outlined);
    const found = retargeted(document, moves);
    if (found.references.length > 0) references.set(document.file, found.references);
    const file = moves.files.get(document.file) ?? document.file;
    const text = textAfter(document, found.text, redirects);
    if (file === document.file && text === document.text) return outlined;
    changes.push({ file: document.file, before: new TextEncoder().encode(document.text), movedTo: file, text });
    return createDocument(
      content.schemas,
      { ...document, file, address: addressOfFile(file) ?? document.address },
      text,
    );
  });
  return { changes, references, documents: inNameOrder(new Map(documents.map((each) => [each.file, each]))) };
}

function requireMovable({ known, content }: SiteContext, from: string, to: string): void {
  if (from === '/')
    throw new Refusal(
      'The home page cannot move: the address "/" is always there. To give its words another address, copy it: npm run new -- page',
    );
  const language = languagesOf(content).find(({ folder }) => folder === from);
  if (language)
    throw new Refusal(
      `"${from}" is the home of the language "${language.lang}", which does not move: rename the folder pages${from} yourself, and write its new name as its "folder" under "languages" in ${SITE_FILE}. Its single pages can be moved.`,
    );
  const pages = [...known.pages.keys()];
  if (!pages.some((address) => isWithin(address, from))) throw new Refusal(unknownAddress(from, content, known));
  requirePossible(to, languageAt(content, to).lang);
  if (to === from) throw new Refusal(`"${from}" is where it stands already.`);
  if (isWithin(to, from))
    throw new Refusal(
      `"${to}" is inside "${from}" itself, and nothing can be moved into itself. Choose an address that does not begin with "${from}/".`,
    );
}

function unknownAddress(address: string, { documents }: SiteContent, known: SiteContext['known']): string {
  const nothing = `There is no page and no folder of pages "${address}".`;
  const alias = known.aliases.get(address);
  if (alias !== undefined)
    return `"${address}" is another address of ${alias}. Change it there, in "aliases", or move the page: ${documents.get(alias)?.address}`;
  const list = known.derived.get(address);
  if (list !== undefined)
    return `"${address}" is a part of the list in ${list}. Move the page with the list: ${documents.get(list)?.address}`;
  const redirect = redirectTarget(known, address);
  if (redirect !== undefined) return `${nothing} It is an old address that leads to "${redirect}".`;
  const folders = [...known.pages.keys()].map(folderOfAddress).filter((folder) => folder !== '');
  const where = 'Pages are the files in the folder pages: pages/services/cloud.json is "/services/cloud".';
  return `${nothing} ${didYouMean(nearest(address, [...known.pages.keys(), ...folders]), where)}`;
}

/** A file with mistakes of its own may hold links that nobody can see. */
function requireReadable(content: SiteContent): void {
  const broken = [...content.documents.values()].filter(isBroken).map(({ file }) => file);
  const refused = content.refused.filter(isError).map(({ file }) => file);
  const files = [...broken, ...refused].toSorted();
  if (files.length === 0) return;
  const [first = '', ...rest] = files;
  const and = rest.length === 0 ? '' : rest.length === 1 ? ' and one more file' : ` and ${rest.length} more files`;
  throw new Refusal(
    `There are mistakes in ${first}${and}, so that links there might be missed. Run "npm run check", mend them, then move again.`,
  );
}

/** Nothing else stands at a new address; two folders are not mixed, because nobody could take them apart again. */
function requireFree({ known }: SiteContext, { from, to, files, addresses }: Moves): void {
  for (const address of addresses.values()) {
    const file = fileAt(known, address);
    if (file === undefined || files.has(file)) continue;
    throw new Refusal(
      `"${address}" is taken: it is an address of ${file}. Choose another one, or move or delete that page first.`,
    );
  }
  const isFolder = [...known.pages.keys()].some((address) => address.startsWith(`${from}/`));
  const other = [...known.pages].find(([address, file]) => isWithin(address, to) && !files.has(file));
  if (isFolder && other)
    throw new Refusal(
      `There already are pages in "${to}", such as ${other[1]}. Two folders are not mixed: move the pages one by one, or choose another address.`,
    );
}

/** The whole text of a file whose addresses are changed: in the site file the redirects are, too. */
function textAfter({ file, text }: ContentDocument, changed: string, redirects: RedirectChanges): string {
  const whole =
    file === SITE_FILE
      ? rewrite(changed, withRedirects(JSON.parse(changed) as Record<string, unknown>, redirects))
      : changed;
  return whole === text ? text : formatLike(text, whole);
}

function withRedirects(
  { redirects = [], ...rest }: Record<string, unknown>,
  changes: RedirectChanges,
): Record<string, unknown> {
  const list = redirectsAfter(redirects as Redirect[], changes);
  return list.length > 0 ? { ...rest, redirects: list } : rest;
}

/** A change as it is seen afterwards. */
const changedFile = ({ file, movedTo = file }: Change): ChangedFile =>
  movedTo === file ? { file, how: 'changed' } : { file: movedTo, how: 'moved', from: file };

const strayFiles = ({ refused }: SiteContent, { files }: Moves): [string, string][] =>
  refused.flatMap(({ file }) => (files.has(file) ? [[file, files.get(file) as string]] : []));

const refusedAfter = ({ refused }: SiteContent, { files }: Moves) =>
  refused.map((problem) => ({ ...problem, file: files.get(problem.file) ?? problem.file }));
