// Development only: on the page that lists mistakes, any change of content is a reason to look again.
const wordsIn = (page: Document): string | undefined => page.querySelector('main')?.textContent;

import.meta.hot?.on('pagewright:changed', () => location.reload());
// What was saved before this page could listen, or while the server was away.
import.meta.hot?.on('vite:ws:connect', async () => {
  const answer = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-store' });
  if (wordsIn(new DOMParser().parseFromString(await answer.text(), 'text/html')) !== wordsIn(document)) location.reload();
});

export {};
