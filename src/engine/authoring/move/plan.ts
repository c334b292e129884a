import { addressOfFile, SITE_FILE } from '../../../model/addresses/address.ts';
import { createDocument } from '../../read/document.ts';
import { createSiteContext } from '../../check/site-context.ts';
import { mayMention, type ContentDocument } from '../../../model/content/content.ts';
import type { ChangedFile } from '../../check/affected/changed-file.ts';
import type { ReportedDiagnostic } from '../../../model/diagnostics/reported.ts';
import { isError } from '../../../model/diagnostics/diagnostic.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { inNameOrder } from '../../read/read-content.ts';
import { reportDiagnostics } from '../../report/report-diagnostics.ts';
import { pageAddressFrom } from '../page-address.ts';
import { wholeOf } from '../../site/outline.ts';
import { siteDataOf } from '../../site/site-data.ts';
import { formatLike } from '../format-json.ts';
import { newDiagnostics } from '../new-diagnostics.ts';
import { Refusal } from '../refusal.ts';
import { rewrite } from '../rewrite.ts';
import type { Change } from '../change.ts';
import { literally } from '../../site/wording/mention.ts';
import { movesOf, type Moves } from './moves.ts';
import { originalsToName, withOriginal } from './originals.ts';
import { planRedirects, redirectsAfter, type Redirect, type RedirectChanges } from './redirects.ts';
import { requireFree, requireMovable, requireReadable } from './requirements.ts';
import { movedPictures } from './social-pictures.ts';
import { retargeted, type ChangedAddress } from './retarget.ts';
import { retargetedTemplates } from './templates.ts';

/** Everything a move does, worked out and checked but not yet done. */
export interface Plan extends Pick<Moves, 'from' | 'to' | 'files'> {
  /** Pages that move. */
  pages: number;
  /** The addresses that change within files, by the name these have now. */
  changedAddresses: Map<string, ChangedAddress[]>;
  redirects: RedirectChanges;
  /** The originals that translations name from now on, by the file of the translation as it is now. */
  originals: Map<string, string>;
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
  const originals = originalsToName(content, moves);
  const { changes, documents, changedAddresses } = rewrittenDocuments(content, { ...moves, originals }, redirects);
  const after: SiteContent = { ...content, documents, refused: refusedAfter(content, moves) };
  const pages = changes.filter(({ file, movedTo }) => file !== movedTo).length;
  for (const [file, movedTo] of [
    ...strayFiles(content, moves),
    ...movedPictures(content, after, site.publicFiles(), moves),
  ]) {
    moves.files.set(file, movedTo);
    changes.push({ file, before: content.source.bytes(file), movedTo });
  }

  for (const { changedAddresses: found, ...change } of retargetedTemplates(content, moves)) {
    changedAddresses.set(change.file, found);
    changes.push(change);
  }

  const found = reportDiagnostics(newDiagnostics(content, after, changes.map(changedFile)), after);
  const problems = found.filter(isError);
  if (problems.length > 0) {
    const now = new Map([...moves.files].map(([file, renamed]) => [renamed, file]));
    const inFilesNow = problems.map((problem) => ({ ...problem, file: now.get(problem.file) ?? problem.file }));
    throw new Refusal(`${from} cannot move to ${to}, because the site would then have these problems:`, inFilesNow);
  }
  return { from, to, files: moves.files, pages, changedAddresses, redirects, originals, changes, after, advice: found };
}

/** What becomes of the documents of a site: those that move, and those that lead to them. */
function rewrittenDocuments(
  content: SiteContent,
  moves: Moves & Pick<Plan, 'originals'>,
  redirects: RedirectChanges,
): Pick<Plan, 'changes' | 'changedAddresses'> & Pick<SiteContent, 'documents'> {
  const changes: Change[] = [];
  const changedAddresses: Plan['changedAddresses'] = new Map();
  // Every address that changes begins so.
  const moved = new RegExp(literally(moves.from));
  const isNamed = (document: ContentDocument): boolean =>
    moves.files.has(document.file) || moves.originals.has(document.file) || mayMention(document, moved);
  const documents = [...content.documents.values()].map((outlined) => {
    if (!isNamed(outlined)) return outlined;
    const document = wholeOf(outlined);
    const found = retargeted(document, moves);
    if (found.changedAddresses.length > 0) changedAddresses.set(document.file, found.changedAddresses);
    const file = moves.files.get(document.file) ?? document.file;
    const original = moves.originals.get(document.file);
    const retargetedText = original === undefined ? found.text : withOriginal(found.text, original);
    const text = textAfter(document, retargetedText, redirects);
    if (file === document.file && text === document.text) return outlined;
    changes.push({ file: document.file, before: new TextEncoder().encode(document.text), movedTo: file, text });
    return createDocument(
      content.schemas,
      { ...document, file, address: addressOfFile(file) ?? document.address },
      text,
    );
  });
  return { changes, changedAddresses, documents: inNameOrder(new Map(documents.map((each) => [each.file, each]))) };
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
