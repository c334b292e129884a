import * as ids from '../model/rendering/ids.ts';
import { press } from './pressed.ts';

const opener = document.querySelector('header [data-search]') as HTMLButtonElement;

// The search comes when it is asked for: by its button, a link, or Ctrl+K. A key by itself would be in the way of those
// who speak to their computer (WCAG 2.1.4).
const open = (event: Event): void => press(event, opener, ({ search }) => search(event.target as Element));
addEventListener('click', (event) => {
  if ((event.target as Element).closest(`[data-search],[href="#${ids.search}"]`)) open(event);
});
addEventListener('keydown', (event) => {
  const { key } = event;
  if ((event.target as Element).matches(':read-write')) return;
  if (event.ctrlKey || event.metaKey) {
    if (key === 'k') open(event);
  } else if (opener.ariaBusy && !key[1]) {
    // What is typed before the search is there waits for it in its button.
    event.preventDefault();
    opener.value += key;
  }
});
