import { press } from './pressed.ts';

const opener = document.querySelector('header [data-search]') as HTMLButtonElement;

// The search comes when it is asked for: by its button, a link, or Ctrl+K. A key by itself would be in the way of those
// who speak to their computer (WCAG 2.1.4).
const open = (event: Event): void => press(event, opener, ({ search }) => search(event.target as Element));
addEventListener('click', (event) => {
  if ((event.target as Element).closest('[data-search],[href="#_search"]')) open(event);
});
addEventListener('keydown', (event) => {
  const { target, key, ctrlKey, metaKey } = event;
  const isTyped = (target as Element).closest('input,select,textarea,[contenteditable]');
  if (!isTyped && key === 'k' && (ctrlKey || metaKey)) open(event);
});
