import { PAGES_POLICY } from '../model/trusted-types.ts';
import { fallbacks, isNotFound } from './document.ts';
import { withoutSlash } from './without-slash.ts';

/** The name of style attributes while a page is read. An author's own block may have others of its own. */
export const WRITTEN_STYLE = 'data-_style';

/** A page as its host sends it. */
export interface PageDocument {
  document: Document;
  /** Its style sheet, without typefaces: all pages of a site have the same. */
  css: string;
  path: string;
}

interface Trusted {
  trustedTypes?: {
    createPolicy(name: string, rules: { createHTML: (html: string) => string }): { createHTML(html: string): string };
  };
}

let policy: ReturnType<NonNullable<Trusted['trustedTypes']>['createPolicy']> | undefined;

/** What a host of this site sends for a page, for browsers that ask where HTML comes from. Nothing else is given here. */
export function trusted(html: string): string {
  policy ??= (globalThis as Trusted).trustedTypes?.createPolicy(PAGES_POLICY, { createHTML: (text) => text });
  return policy?.createHTML(html) ?? html;
}

const STYLE = /<style>(.*?)<\/style>/s;
const TYPEFACE = /@font-face\{[^}]*\}/g;
const TAG = /<[a-z][^>]*>/gi;

/** Asks the host for the page of an address. Rejects where it has none, and where that is another one by now. */
export async function fetchDocument(path: string, signal?: AbortSignal): Promise<PageDocument> {
  // A path may begin with two slashes: by itself it would be the address of another host.
  const address = location.origin + path;
  const answer = await fetch(address, { signal, headers: { accept: 'text/html' } });
  const isThere = withoutSlash(answer.url) === withoutSlash(address);
  // What a browser would show as text, or keep as a file, is no page, whatever it says.
  const isHtml = answer.headers.get('content-type')?.startsWith('text/html');
  // Hosts confine by it what others have uploaded.
  const isConfined = answer.headers.get('content-security-policy')?.includes('sandbox');
  const page = answer.ok && isThere && isHtml && !isConfined ? documentIn(await answer.text(), path) : undefined;
  // Hosts may answer with something else, and may say that it is a page where there is none.
  if (!page || isNotFound(page.document)) throw new Error(`The page could not be loaded (status ${answer.status}).`);
  return page;
}

/** The page that answers an unknown address, where one does. */
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
 * Reads a page. The policy of the document on screen would hold for what is read, and allows neither its style sheet nor
 * its style attributes: they are taken out, and set by script.
 */
function documentIn(html: string, path: string): PageDocument {
  const text = html.replace(STYLE, '').replace(TAG, (tag) => tag.replace(' style="', ` ${WRITTEN_STYLE}="`));
  const document = new DOMParser().parseFromString(trusted(text), 'text/html');
  return { document, css: (STYLE.exec(html)?.[1] ?? '').replace(TYPEFACE, ''), path };
}
