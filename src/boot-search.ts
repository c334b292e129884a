// Stands behind the first script on sites with a search, which comes when it is asked for: by its button, a link, or
// Ctrl+K. A key by itself would be in the way of those who speak to their computer (WCAG 2.1.4).

const opener = document.querySelector('header [data-search]') as HTMLElement;

async function search(event: Event): Promise<void> {
  event.preventDefault();
  opener.ariaBusy = 'true';
  try {
    const app = document.getElementById('_page')?.dataset.app ?? '';
    const code = (await import(/* @vite-ignore */ app)) as typeof import('./entry-app.ts');
    await code.search(event.target as Element);
  } catch (error) {
    console.error(error);
    document.getElementById('_not-loaded')?.showPopover();
  }
  opener.ariaBusy = null;
}
addEventListener('click', (event) => {
  if ((event.target as Element).closest('[data-search],[href="#_search"]')) void search(event);
});
addEventListener('keydown', (event) => {
  const { target, key, ctrlKey, metaKey } = event;
  const isTyped = (target as Element).closest('input,select,textarea,[contenteditable]');
  if (!isTyped && key === 'k' && (ctrlKey || metaKey)) void search(event);
});

export {};
