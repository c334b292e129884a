import { PAGES_POLICY } from '../model/trusted-types.ts';
import { fallbacks, isNotFound } from './current-page.ts';
import { withoutSlash } from './without-slash.ts';

/** The name that style attributes have while a page is parsed. */
export const WRITTEN_STYLE = 'data-_style';

/** A page as its host has sent it. */
export interface PageDocument {
  document: Document;
  /** Its style sheet, without fonts, which are the same on all pages. */
  css: string;
  path: string;
}

interface Trusted {
  trustedTypes?: {
    createPolicy(name: string, rules: { createHTML: (html: string) => string }): { createHTML(html: string): string };
  };
}

let policy: ReturnType<NonNullable<Trusted['trustedTypes']>['createPolicy']> | undefined;

/** Trusted HTML (Trusted Types): only for what the host of this site has sent as a page. */
export function trusted(html: string): string {
  policy ??= (globalThis as Trusted).trustedTypes?.createPolicy(PAGES_POLICY, { createHTML: (text) => text });
  return policy?.createHTML(html) ?? html;
}

const STYLE = /<style>(.*?)<\/style>/s;
const TYPEFACE = /@font-face\{[^}]*\}/g;
const TAG = /<[a-z][^>]*>/gi;

/** Fetches the document of a page. Rejects where there is none, and where it is redirected. */
export async function fetchDocument(path: string, signal?: AbortSignal): Promise<PageDocument> {
  // With the origin, since a path may begin with two slashes, and would be the URL of another host.
  const address = location.origin + path;
  const answer = await fetch(address, { signal, headers: { accept: 'text/html' } });
  const isThere = withoutSlash(answer.url) === withoutSlash(address);
  // A file of another type is no page, even if it contains HTML.
  const isHtml = answer.headers.get('content-type')?.startsWith('text/html');
  // Hosts sandbox uploads of users.
  const isConfined = answer.headers.get('content-security-policy')?.includes('sandbox');
  const page = answer.ok && isThere && isHtml && !isConfined ? parsePage(await answer.text(), path) : undefined;
  // Hosts may send the not-found page with status 200.
  if (!page || isNotFound(page.document)) throw new Error(`The page could not be loaded (status ${answer.status}).`);
  return page;
}

/** The fallback page for an unknown address, if there is one. */
export async function fallbackFor(pathname: string): Promise<PageDocument | undefined> {
  const parent = fallbacks().find((address) => pathname.startsWith(`${address}/`));
  return parent
    ? fetchDocument(parent).then(
        (page) => ({ ...page, path: pathname }),
        () => undefined,
      )
    : undefined;
}

/**
 * Parses a page. The policy of the current document applies to it, and forbids its style sheet and style attributes:
 * they are taken out, and set by script.
 */
function parsePage(html: string, path: string): PageDocument {
  const text = html.replace(STYLE, '').replace(TAG, (tag) => tag.replace(' style="', ` ${WRITTEN_STYLE}="`));
  const document = new DOMParser().parseFromString(trusted(text), 'text/html');
  return { document, css: (STYLE.exec(html)?.[1] ?? '').replace(TYPEFACE, ''), path };
}
