import type { ContentDocument } from '../../../model/content/content.ts';
import type { ChangedFile } from '../../check/affected/changed-file.ts';
import type { DiagnosticsCache } from '../../check/check-content.ts';
import { documentNameOf } from '../../read/document-name.ts';
import { OutlinedDocument } from '../../site/outlined-document.ts';
import { hashOfText } from '../files/hash.ts';
import type { CachedPage } from './cached-page.ts';
import type { CacheRun } from './cache-run.ts';
import type { BrokenPage, CachedContent } from './content-cache-file.ts';

/** What the diagnostics of rules depend on. */
export interface RuleInputs {
  /** The key of everything but pages that rules about one page read. */
  sharedKey: string;
  /** Pages with mistakes, by file. */
  broken: Record<string, BrokenPage>;
  /** The key of everything that rules about the whole site read. */
  siteKey: string;
  /** The files in which rules may find something else after these changes of other files. */
  affected(changes: ChangedFile[], former: ReadonlyMap<string, ContentDocument>): ReadonlySet<string>;
}

/**
 * After more changes than that, all pages are checked again, since finding out which are affected takes longer with
 * each.
 */
const MAX_CHANGES = 100;

/** The diagnostics of earlier runs that still hold, and a place to store new ones. */
export function diagnosticsStore(run: CacheRun, inputs: RuleInputs): DiagnosticsCache {
  const { now, readWhole } = run;
  const { pages } = now;
  forgetChanged(run, inputs);
  const isAsRead = (read: Record<string, string>): boolean =>
    Object.entries(read).every(([file, hash]) => hash === pages[file]?.hash);
  return {
    across: (find) => {
      const { siteDiagnostics } = now;
      if (siteDiagnostics?.key === inputs.siteKey && isAsRead(siteDiagnostics.read)) return siteDiagnostics.found;
      readWhole.clear();
      const found = find();
      const read = Object.fromEntries([...readWhole].map((file) => [file, pages[file]?.hash ?? '']));
      now.siteDiagnostics = { key: inputs.siteKey, read, found };
      run.hasChanged = true;
      return found;
    },
    of: (file) => pages[file]?.found,
    keep: (file, found) => {
      const known = pages[file];
      if (!known || known.found === found) return;
      pages[file] = { ...known, found };
      run.hasChanged = true;
    },
  };
}

/** Discards diagnostics that may no longer hold. */
function forgetChanged(run: CacheRun, { sharedKey: key, broken, affected }: RuleInputs): void {
  const { before, now } = run;
  const last = before.pageRuleInputs;
  now.pageRuleInputs = { key, frames: keyOfFrames(now.pages), broken };
  if (JSON.stringify(last) === JSON.stringify(now.pageRuleInputs)) return;
  run.hasChanged = true;
  // If another command has read pages since without checking them, it is unknown how they were when they were checked.
  const isKnown = last?.key === key && last.frames === keyOfFrames(before.pages);
  const changed = isKnown ? changedFiles(before, now) : undefined;
  const isFew = changed && changed.length <= MAX_CHANGES;
  const others = isFew && affected(changed, formerDocuments(before, changed));
  for (const [file, { found, ...page }] of Object.entries(now.pages)) {
    // A diagnostic may name any other page, such as one that was probably meant.
    if (found && (!others || others.has(file) || found.length > 0)) now.pages[file] = page;
  }
}

const keyOfFrames = (pages: Record<string, CachedPage>): string =>
  hashOfText(
    Object.entries(pages)
      .map(([file, { outlineHashes }]) => `${file} ${outlineHashes.frame}`)
      .toSorted()
      .join('\n'),
  );

/** Pages whose outline has changed as far as rules about other pages read it. */
function changedFiles(before: CachedContent, now: CachedContent): ChangedFile[] {
  const frameIn = ({ pages, pageRuleInputs }: CachedContent, file: string): string | undefined =>
    pages[file]?.outlineHashes.frame ?? pageRuleInputs?.broken[file]?.hash;
  const files = new Set(
    [before, now].flatMap(({ pages, pageRuleInputs }) => Object.keys({ ...pages, ...pageRuleInputs?.broken })),
  );
  return [...files].flatMap((file) => {
    const [was, is] = [frameIn(before, file), frameIn(now, file)];
    if (was === is) return [];
    return [{ file, how: was === undefined ? 'added' : is === undefined ? 'removed' : 'changed' }];
  });
}

/** Documents that stand for pages as they were before. */
function formerDocuments(
  { pages, pageRuleInputs }: CachedContent,
  changed: ChangedFile[],
): Map<string, ContentDocument> {
  return new Map(
    changed.flatMap(({ file }): [string, ContentDocument][] => {
      const [name, page, broken] = [documentNameOf(file), pages[file], pageRuleInputs?.broken[file]];
      if (broken) return [[file, { ...name, text: '', data: broken.data, references: [], diagnostics: [] }]];
      if (!page) return [];
      const whole = (): ContentDocument => document;
      const document = new OutlinedDocument(name, { ...page, whole });
      return [[file, document]];
    }),
  );
}
