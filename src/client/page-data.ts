import type { ResolvedPage } from '../model/page/types.ts';
import { joinBlocks } from '../renderer/registry.ts';
import { basePath, fallbacks } from './document.ts';

/** What was asked for belongs to another build than the code. */
export const publishedAnew = (): Error => new Error('The site was published anew.');

const withoutSlash = (pathname: string): string => pathname.replace(/(.)\/$/, '$1');

/** Where the data of an address lies: `/services/cloud.json`. Not `dataAddressOf`: the app shares no code with the search. */
export function dataAddress(pathname: string): string {
  const path = withoutSlash(pathname);
  return path === (basePath() || '/') ? `${basePath()}/index.json` : `${path}.json`;
}

/** The page of an address, as its file has it. */
export async function fetchPage(pathname: string, signal?: AbortSignal): Promise<ResolvedPage> {
  const answer = await fetch(dataAddress(pathname), { signal });
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json'))
    throw new Error(`The page could not be loaded (status ${answer.status}).`);
  const page = (await answer.json()) as ResolvedPage;
  if (!joinBlocks(page.modules)) throw publishedAnew();
  return page;
}

/** The page that answers an unknown address, where one does. */
export async function fallbackFor(pathname: string): Promise<ResolvedPage | undefined> {
  const parent = fallbacks().find((address) => pathname.startsWith(`${address}/`));
  return parent ? fetchPage(parent).catch(() => undefined) : undefined;
}
