import type { ContentDocument } from '../../../model/content/content.ts';
import type { ChangedFile } from '../../check/affected/changed-file.ts';
import type { CachedFindings } from '../../check/check-content.ts';
import { documentNameOf } from '../../read/document-name.ts';
import { OutlinedDocument } from '../../site/outlined-document.ts';
import { hashOfText } from '../files/hash.ts';
import type { CachedPage } from './cached-page.ts';
import type { CacheRun } from './cache-run.ts';
import type { BrokenPage, CachedContent } from './content-cache-file.ts';

/** What rules look at. */
export interface RuleInputs {
  /** The key of everything but pages that rules about one page see. */
  beside: string;
  /** Pages with mistakes, by file. */
  broken: Record<string, BrokenPage>;
  /** The key of everything that rules see which read all pages. */
  across: string;
  /** The files in which such changes can have others be told something that they were not. */
  affected(changes: ChangedFile[], former: ReadonlyMap<string, ContentDocument>): ReadonlySet<string>;
}

/** More changes than that, and all pages are looked at again: to ask which they affect takes longer with each. */
const MOST_CHANGES = 100;

/** What the rules found, as long as nothing has changed that they look at. */
export function keptFindings(run: CacheRun, inputs: RuleInputs): CachedFindings {
  const { now, readWhole } = run;
  const { pages } = now;
  forgetChanged(run, inputs);
  const isAsRead = (read: Record<string, string>): boolean =>
    Object.entries(read).every(([file, hash]) => hash === pages[file]?.hash);
  return {
    across: (find) => {
      const { across } = now;
      if (across?.key === inputs.across && isAsRead(across.read)) return across.found;
      readWhole.clear();
      const found = find();
      const read = Object.fromEntries([...readWhole].map((file) => [file, pages[file]?.hash ?? '']));
      now.across = { key: inputs.across, read, found };
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

/** Forgets what was found where something else may be found by now. */
function forgetChanged(run: CacheRun, { beside: key, broken, affected }: RuleInputs): void {
  const { before, now } = run;
  const last = before.beside;
  now.beside = { key, frames: keyOfFrames(now.pages), broken };
  if (JSON.stringify(last) === JSON.stringify(now.beside)) return;
  run.hasChanged = true;
  // Another command may have read pages since, and looked at none: how they were then, nobody knows any more.
  const isKnown = last?.key === key && last.frames === keyOfFrames(before.pages);
  const changed = isKnown ? changedFiles(before, now) : undefined;
  const isFew = changed && changed.length <= MOST_CHANGES;
  const others = isFew && affected(changed, formerDocuments(before, changed));
  for (const [file, { found, ...page }] of Object.entries(now.pages)) {
    // What is said of a page may name any other, such as the one that was probably meant.
    if (found && (!others || others.has(file) || found.length > 0)) now.pages[file] = page;
  }
}

const keyOfFrames = (pages: Record<string, CachedPage>): string =>
  hashOfText(
    Object.entries(pages)
      .map(([file, { seen }]) => `${file} ${seen.frame}`)
      .toSorted()
      .join('\n'),
  );

/** Pages of which others do not see what they saw before. */
function changedFiles(before: CachedContent, now: CachedContent): ChangedFile[] {
  const seenIn = ({ pages, beside }: CachedContent, file: string): string | undefined =>
    pages[file]?.seen.frame ?? beside?.broken[file]?.hash;
  const files = new Set([before, now].flatMap(({ pages, beside }) => Object.keys({ ...pages, ...beside?.broken })));
  return [...files].flatMap((file) => {
    const [was, is] = [seenIn(before, file), seenIn(now, file)];
    if (was === is) return [];
    return [{ file, how: was === undefined ? 'added' : is === undefined ? 'removed' : 'changed' }];
  });
}

/** What others saw of pages before. */
function formerDocuments({ pages, beside }: CachedContent, changed: ChangedFile[]): Map<string, ContentDocument> {
  return new Map(
    changed.flatMap(({ file }): [string, ContentDocument][] => {
      const [name, page, broken] = [documentNameOf(file), pages[file], beside?.broken[file]];
      if (broken) return [[file, { ...name, text: '', data: broken.data, references: [], diagnostics: [] }]];
      if (!page) return [];
      const whole = (): ContentDocument => document;
      const document = new OutlinedDocument(name, { ...page, whole });
      return [[file, document]];
    }),
  );
}
