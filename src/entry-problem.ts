// Development only: the page that says why a page cannot be shown. Any change of content is a reason to look again.
import { ProblemsPanel } from './tools/overlay/problems-panel.ts';
import type { ShownDiagnostic } from './model/reported.ts';
import { ids } from './model/ids.ts';

const wordsIn = (page: Document): string => page.getElementById(ids.problems)?.textContent ?? '';

const panel = document.querySelector('pagewright-problems');
if (panel instanceof ProblemsPanel) panel.show(JSON.parse(wordsIn(document)) as ShownDiagnostic[]);

/** Asks for the page again: as long as it is wrong, what is wrong is shown in place; once it is right, it is loaded. */
async function look(): Promise<void> {
  const answer = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-store' });
  const words = wordsIn(new DOMParser().parseFromString(await answer.text(), 'text/html'));
  if (words === '') location.reload();
  else if (panel instanceof ProblemsPanel) panel.show(JSON.parse(words) as ShownDiagnostic[]);
}

// One look after the other: the last one must have the last word. While the server is away there is nothing to see.
let queue = Promise.resolve();
const lookNext = (): void => void (queue = queue.then(look).catch(() => undefined));
import.meta.hot?.on('pagewright:changed', lookNext);
// What was saved before this page could listen, or while the server was away.
import.meta.hot?.on('vite:ws:connect', lookNext);
