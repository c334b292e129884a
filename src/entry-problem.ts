// Development only: the page that says why a page cannot be shown. Any change of content is a reason to look again.
import { DiagnosticsPanel } from './tools/overlay/diagnostics-panel.ts';
import { CHANGED } from './model/dev-protocol.ts';
import * as ids from './model/rendering/ids.ts';
import type { ShownDiagnostic } from './model/diagnostics/reported.ts';

const diagnosticsIn = (page: Document): string => page.getElementById(ids.problems)?.textContent ?? '';

const panel = document.querySelector('pagewright-problems');
if (panel instanceof DiagnosticsPanel) panel.show(JSON.parse(diagnosticsIn(document)) as ShownDiagnostic[]);

/** Asks for the page again: as long as it is wrong, what is wrong is shown in place; once it is right, it is loaded. */
async function look(): Promise<void> {
  const answer = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-store' });
  const found = diagnosticsIn(new DOMParser().parseFromString(await answer.text(), 'text/html'));
  if (found === '') location.reload();
  else if (panel instanceof DiagnosticsPanel) panel.show(JSON.parse(found) as ShownDiagnostic[]);
}

// One look after the other: the last one must have the last word. While the server is away there is nothing to see.
let queue = Promise.resolve();
const lookNext = (): void => void (queue = queue.then(look).catch(() => undefined));
import.meta.hot?.on(CHANGED, lookNext);
// What was saved before this page could listen, or while the server was away.
import.meta.hot?.on('vite:ws:connect', lookNext);
