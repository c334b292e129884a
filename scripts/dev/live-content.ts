import path from 'node:path';
import type { ResolvedPage } from '../../src/content/types.ts';
import { checkContent } from '../content/check.ts';
import { PAGES, PUBLIC, type ContentDocument, type Problem, type SiteContent } from '../content/model.ts';
import { readContent, readDocument } from '../content/read.ts';
import { resolveContent, type ResolvedContent } from '../content/resolve.ts';
import { refreshOffers } from '../editor/offers.ts';

/** What stands at an address while the site is being worked on. */
export type LivePage =
  | { state: 'page'; page: ResolvedPage }
  | { state: 'missing'; page: ResolvedPage }
  | { state: 'redirect'; to: string }
  | { state: 'broken'; problems: Problem[] };

/** The content of a root folder, kept up to date file by file. */
export interface LiveContent {
  /** Takes a changed, new or deleted file into account. Returns whether it belongs to the content, and what is wrong with it now. */
  update: (file: string) => { problems: Problem[] } | undefined;
  /** What to show at an address. */
  at: (address: string) => LivePage;
  /** Header, footer and menus as data; undefined while the site file is broken. */
  site: () => ResolvedContent | undefined;
  /** Pages that are on no disk, as this site would show them: what is wrong with them here, and each on its own when asked for. */
  preview: (documents: ContentDocument[]) => { problems: Problem[]; page: (address: string) => ResolvedPage | undefined };
  textOf: (file: string) => string | undefined;
  /** Everything that is wrong anywhere. */
  problems: () => Problem[];
}

const isError = (problem: Problem): boolean => problem.severity === 'error';

/** Reads a root folder and answers for it. Drafts and future pages are shown. */
export function liveContent(root: string): LiveContent {
  const content: SiteContent = readContent(root);
  refreshOffers(content);
  let resolved: ResolvedContent | undefined;

  const errorsOf = (...files: string[]): Problem[] => checkContent(content, new Set(files)).filter(isError);

  const site = (): ResolvedContent | undefined => {
    const file = [...content.documents.values()].find((document) => document.kind === 'site');
    if (!file?.data || errorsOf(file.file).length > 0) return undefined;
    return (resolved ??= resolveContent(content, { build: 'dev', drafts: true }));
  };

  const update: LiveContent['update'] = (file) => {
    const relative = path.relative(content.root, file).split(path.sep).join('/');
    if (relative.startsWith(`${PUBLIC}/`)) {
      resolved = undefined;
      refreshOffers(content);
      return { problems: [] };
    }
    if (!relative.startsWith(`${PAGES}/`)) return undefined;
    resolved = undefined;
    const read = readDocument(content.root, relative);
    content.refused = content.refused.filter((problem) => problem.file !== relative);
    if ('kind' in read) content.documents.set(relative, read);
    else {
      content.documents.delete(relative);
      if (read.code !== 'file/unreadable') content.refused.push(read);
    }
    refreshOffers(content);
    return { problems: checkContent(content, new Set([relative])) };
  };

  /** A page's own file and the shared blocks it shows, all of which must be sound. */
  const filesOf = (file: string): string[] => {
    const shared = (content.documents.get(file)?.facts ?? [])
      .filter((fact) => fact.role === 'shared')
      .map((fact) => `${PAGES}/_shared/${String(fact.value)}.json`);
    return [file, ...shared.filter((name) => content.documents.has(name))];
  };

  const at = (address: string): LivePage => {
    const current = site();
    const siteFile = `${PAGES}/_site.json`;
    if (!current) return { state: 'broken', problems: errorsOf(siteFile).length > 0 ? errorsOf(siteFile) : checkContent(content).filter(isError) };
    const redirect = current.redirects.find(({ from }) => from === address);
    if (redirect) return { state: 'redirect', to: redirect.to };
    const own = [...content.documents.values()].find((document) => document.kind === 'page' && document.address === address);
    const fallback = current.fallbacks.find((parent) => address.startsWith(`${parent}/`));
    const shown = current.addresses.has(address) || own ? address : (fallback ?? address);
    const file = current.addresses.get(shown) ?? own?.file;
    if (!file) return { state: 'missing', page: current.notFoundPage() };
    const problems = errorsOf(...filesOf(file));
    if (problems.length > 0) return { state: 'broken', problems };
    const page = current.page(shown);
    return page ? { state: 'page', page } : { state: 'missing', page: current.notFoundPage() };
  };

  const preview: LiveContent['preview'] = (documents) => {
    const all = { ...content, documents: new Map([...content.documents, ...documents.map((each) => [each.file, each] as const)]) };
    return {
      problems: checkContent(all, new Set(documents.map(({ file }) => file))).filter(isError),
      page: resolveContent(all, { build: 'dev', drafts: true }).page,
    };
  };

  return { update, at, site, preview, textOf: (file) => content.documents.get(file)?.text, problems: () => checkContent(content) };
}
