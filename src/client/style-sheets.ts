/**
 * Adds style sheets that the document does not have yet, before all other styles, where documents name them. Waits until
 * they are there, or cannot be: a page is shown without them rather than not at all.
 */
export async function addStyleSheets(addresses: readonly string[] = []): Promise<void> {
  const style = document.querySelector('style');
  await Promise.all(
    addresses.map((href) => {
      if (document.querySelector(`link[href="${href}"]`)) return undefined;
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      style?.before(link);
      return new Promise((resolve) => ['load', 'error'].forEach((event) => link.addEventListener(event, resolve)));
    }),
  );
}
