// The site's own search: loaded when somebody asks for it, and without the app.
import { fillIn, say } from './say.ts';
import { createDialog, type Dialog } from './dialog.ts';
import { excerptOf } from './excerpt.ts';
import { basePath, loadPage, loadShard, loadStart, Missing, opener } from './load.ts';
import { queryWords, termsOf, rank, type Hit } from './rank.ts';
import { resultElement } from './result.ts';
import type { SearchStart } from '../model/search-index/files.ts';
import { wordsIn } from '../model/search-index/words.ts';

/** So many pages are shown. */
const MAX_RESULTS = 10;

let opened: Promise<Dialog> | undefined;

/**
 * Opens the search. Rejects when it cannot be loaded; it can be asked again.
 * @param asker what was pressed: a link to the search has the words of the address searched at once, since there is no
 *   page there
 */
export async function open(asker: Element): Promise<void> {
  opened ??= loadStart().then(start);
  opened.catch(() => (opened = undefined));
  const { dialog, field } = await opened;
  if (dialog.open) return;
  if (asker.closest('[href="#_search"]')) field.value = wordsOfAddress();
  dialog.showModal();
  field.select();
  // What has been typed since it was asked for takes the place of that, as it would have in the field.
  if (opener.value) field.value = opener.value;
  opener.value = '';
  field.dispatchEvent(new Event('input'));
}

/** An address as somebody would have asked for it: "/services/clowd-backup" is "services clowd backup". */
function wordsOfAddress(): string {
  const path = location.pathname.slice(basePath.length);
  try {
    return wordsIn(decodeURIComponent(path)).join(' ');
  } catch {
    return wordsIn(path).join(' ');
  }
}

function start(known: SearchStart): Dialog {
  const parts = createDialog(known.words);
  const { dialog, form, field, list, retry } = parts;
  let shown = Promise.resolve();
  const search = (): void => void (shown = update(parts, known));
  field.addEventListener('input', search);
  retry.addEventListener('click', () => {
    search();
    field.focus();
  });
  field.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // While words of Chinese or Japanese are put together, arrows choose among these.
    if (step === undefined || event.isComposing) return;
    event.preventDefault();
    choose(parts, step);
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    // What is chosen may still be of the words before.
    const asked = shown;
    await asked;
    if (asked === shown && dialog.open) list.querySelector<HTMLElement>('[aria-selected=true]')?.click();
  });
  // A page that is opened without a load takes the focus; one that is loaded needs no dialog.
  list.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    if ((target as Element).closest('a') && !(ctrlKey || metaKey || shiftKey)) dialog.close();
  });
  // Going back changes the page below it, which could not be seen.
  addEventListener('popstate', () => dialog.close());
  return parts;
}

let latest = 0;

/** Shows what is found for what stands in the field, unless something else stands there by then. */
async function update(parts: Dialog, known: SearchStart): Promise<void> {
  const turn = ++latest;
  const { field, list, retry } = parts;
  const { pages, words } = known;
  const query = field.value.trim();
  const wanted = queryWords(query);
  const show = (said: string, results: HTMLElement[] = [], hasFailed = false): void => {
    if (turn !== latest) return;
    // What stands there already would be read aloud again, with each letter that is typed.
    if (parts.status.textContent !== said) parts.status.textContent = said;
    retry.hidden = !hasFailed;
    list.replaceChildren(...results);
    field.ariaExpanded = String(results.length > 0);
    choose(parts, 0);
  };
  if (wanted.length === 0) return show(words.hint);
  if (list.childElementCount === 0) show(words.loading);
  try {
    const shards = [...termsOf(wanted)].map(async (word) => [word, await loadShard(word)] as const);
    const { hits, meant } = rank(wanted, new Map(await Promise.all(shards)), pages);
    const results = await Promise.all(hits.slice(0, MAX_RESULTS).map((hit) => resultOf(hit, meant, known)));
    const found = results.filter((result) => result !== undefined);
    if (found.length === 0) return show(fillIn(words.none, { query }));
    const count = hits.length;
    show(
      count > MAX_RESULTS ? fillIn(words.best, { shown: found.length, count }) : say(words.found, found.length),
      found.map(([hit, excerpt], index) => resultElement(hit.address, excerpt, index)),
    );
  } catch (error) {
    console.error('The search failed.', error);
    show(words.failed, [], true);
  }
}

/** A page as it is shown. One that is gone since the index was loaded is left out. */
const resultOf = async (hit: Hit, meant: ReadonlySet<string>, known: SearchStart) => {
  try {
    const page = await loadPage(hit.address, known);
    return [hit, excerptOf(page, meant)] as const;
  } catch (error) {
    if (error instanceof Missing) return undefined;
    throw error;
  }
};

/** Moves the choice by so many results, round and round; by none, to the first. */
function choose({ field, list }: Dialog, step: number): void {
  const results = [...list.querySelectorAll<HTMLElement>('a')];
  const now = results.findIndex((result) => result.ariaSelected === 'true');
  const next = step === 0 ? 0 : (now + step + results.length) % results.length;
  for (const [index, result] of results.entries()) result.ariaSelected = String(index === next);
  const chosen = results[next];
  if (chosen) field.setAttribute('aria-activedescendant', chosen.id);
  else field.removeAttribute('aria-activedescendant');
  if (step !== 0) chosen?.scrollIntoView({ block: 'nearest' });
  else list.scrollTop = 0;
}
