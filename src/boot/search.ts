import { failed, load } from './code.ts';
import { show } from './pressed.ts';

const opener = document.querySelector('header [data-search]') as HTMLButtonElement;

// The search comes when it is asked for: by its button, a link, or Ctrl+K. A key by itself would be in the way of those
// who speak to their computer (WCAG 2.1.4).
function search(event: Event): void {
  event.preventDefault();
  show(opener, 'busy');
  load()
    .then(({ search }) => search(event.target as Element))
    .then(
      () => show(opener),
      (error: unknown) => {
        failed(error);
        show(opener, 'failed');
      },
    );
}
addEventListener('click', (event) => {
  if ((event.target as Element).closest('[data-search],[href="#_search"]')) search(event);
});
addEventListener('keydown', (event) => {
  const { target, key, ctrlKey, metaKey } = event;
  const isTyped = (target as Element).closest('input,select,textarea,[contenteditable]');
  if (!isTyped && key === 'k' && (ctrlKey || metaKey)) search(event);
});
