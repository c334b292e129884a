/** What a style sheet is for that is here for a page that is not shown: nothing. */
const NOTHING = 'not all';

/** The style sheets of a site's own blocks, which stand before a page's own styles. Others say what they are for. */
export const styleSheetsOf = (page: Document): string[] =>
  [...page.head.querySelectorAll('link[rel=stylesheet]:not([media])')].map((link) => link.getAttribute('href') ?? '');

/** Those that are on their way, or came, after the document. */
const loads = new Map<string, Promise<void>>();

/**
 * Loads style sheets that the document does not have yet, before all other styles, where documents name them. Waits until
 * they are there, or cannot be: a page is shown without them rather than not at all. Until then no page wears them.
 */
export async function loadStyleSheets(addresses: readonly string[]): Promise<void> {
  await Promise.all(
    addresses.map(
      (href) => loads.get(href) ?? (document.querySelector(`link[href="${href}"]`) ? undefined : load(href)),
    ),
  );
}

function load(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, media: NOTHING });
  document.querySelector('style')?.before(link);
  const loading = new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      // The next page that has it asks anew.
      loads.delete(href);
      link.remove();
      resolve();
    });
  });
  loads.set(href, loading);
  return loading;
}

/** Has the document wear the style sheets of the page that is shown, and none of another page. */
export function wearStyleSheets(addresses: readonly string[]): void {
  // What extensions bring has whole addresses.
  const own = 'link[rel=stylesheet][href^="/"]:is(:not([media]),[media$=all])';
  for (const link of document.head.querySelectorAll<HTMLLinkElement>(own))
    link.media = addresses.includes(link.getAttribute('href') ?? '') ? 'all' : NOTHING;
}
