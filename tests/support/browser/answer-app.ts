import type { Page, Route } from 'playwright/test';

/**
 * Has the host answer the app with something else than the page at an address. A browser that loads the page gets it as
 * it is.
 */
export const answerApp = (page: Page, path: string, answer: (route: Route) => unknown): Promise<unknown> =>
  page.route(`**${path}`, (route) => (route.request().resourceType() === 'fetch' ? answer(route) : route.continue()));

/** The same page, which says of itself that it shows frames of another site: it needs a document that may. */
export async function withFrames(route: Route): Promise<void> {
  const html = await (await route.fetch()).text();
  const body = html.replace(' data-app=', ' data-sources="frame-src https://www.openstreetmap.org"$&');
  await route.fulfill({ contentType: 'text/html', body });
}
