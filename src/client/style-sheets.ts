/** The media of a style sheet that does not apply: it belongs to a page that is not shown. */
const NO_MEDIA = 'not all';

/** The addresses of the style sheets of a site's own blocks on a page. All other style sheets have media. */
export const styleSheetsOf = (page: Document): string[] =>
  [...page.head.querySelectorAll('link[rel=stylesheet]:not([media])')].map((link) => link.getAttribute('href') ?? '');

/** Style sheets that were added after the document was loaded, by address. */
const loads = new Map<string, Promise<void>>();

/**
 * Loads style sheets that the document does not have yet, in their place before all other styles; none applies yet.
 * Resolves once each has loaded or failed: a page is shown without its style sheets rather than not at all.
 */
export async function loadStyleSheets(addresses: readonly string[]): Promise<void> {
  await Promise.all(
    addresses.map(
      (href) => loads.get(href) ?? (document.querySelector(`link[href="${href}"]`) ? undefined : load(href)),
    ),
  );
}

function load(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, media: NO_MEDIA });
  document.querySelector('style')?.before(link);
  const loading = new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      // The next page with it tries again.
      loads.delete(href);
      link.remove();
      resolve();
    });
  });
  loads.set(href, loading);
  return loading;
}

/** Applies the style sheets of the page that is shown, and those of no other page. */
export function applyStyleSheets(addresses: readonly string[]): void {
  // Those of extensions have absolute URLs.
  const own = 'link[rel=stylesheet][href^="/"]:is(:not([media]),[media$=all])';
  for (const link of document.head.querySelectorAll<HTMLLinkElement>(own))
    link.media = addresses.includes(link.getAttribute('href') ?? '') ? 'all' : NO_MEDIA;
}
