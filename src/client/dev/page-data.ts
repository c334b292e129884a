import type { ResolvedPage } from '../../model/page/types.ts';
import { basePath } from '../current-page.ts';
import { withoutSlash } from '../without-slash.ts';

/** The address of a page's data: `/services/cloud.json`. */
export function dataAddress(pathname: string): string {
  const path = withoutSlash(pathname);
  return path === (basePath() || '/') ? `${basePath()}/index.json` : `${path}.json`;
}

/** Fetches the data of a page. Rejects where there is none. */
export async function fetchPage(pathname: string, signal?: AbortSignal): Promise<ResolvedPage> {
  const answer = await fetch(dataAddress(pathname), { signal });
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json'))
    throw new Error(`The page could not be loaded (status ${answer.status}).`);
  return (await answer.json()) as ResolvedPage;
}
