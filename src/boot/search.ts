import { load } from './code.ts';
import { header } from './header.ts';

// The search comes when it is asked for: by its button, a link, or Ctrl+K. A key by itself would be in the way of those
// who speak to their computer (WCAG 2.1.4).
const finder = header.querySelector<HTMLElement>('[data-search]');
const search = (event: Event): void => {
  const asker = event.target as Element;
  if (!finder) return;
  event.preventDefault();
  finder.ariaBusy = 'true';
  load()
    .then(({ search }) => search(asker))
    .catch(() => alert(finder.dataset.search))
    .then(() => (finder.ariaBusy = null));
};
addEventListener('click', (event) => {
  if ((event.target as Element).closest('[data-search],[href="#_search"]')) search(event);
});
addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey } = event;
  const isTyped = (event.target as Element).closest('input,select,textarea,[contenteditable]');
  if (!isTyped && key === 'k' && (ctrlKey || metaKey)) search(event);
});
