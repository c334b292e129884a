import type { SearchStrings } from '../model/rendering/strings.ts';
import { element, icon } from '../dom/element.ts';
import sheet from './search.css?raw';

/** What the search is made of in the page. */
export interface Dialog {
  dialog: HTMLDialogElement;
  form: HTMLFormElement;
  field: HTMLInputElement;
  list: HTMLElement;
  /** What became of the search, for everybody and for those who do not see it. */
  status: HTMLElement;
  retry: HTMLButtonElement;
}

// Not of the type "search": there, Escape empties the field before it closes anything.
const FIELD = {
  type: 'text',
  inputmode: 'search',
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': 'false',
  'aria-controls': '_search-list',
  autocomplete: 'off',
  autocapitalize: 'off',
  spellcheck: 'false',
  enterkeyhint: 'go',
};

/** A key, and what it does. */
const hint = (keys: string, does: string): HTMLElement => element('span', {}, element('kbd', {}, keys), ` ${does}`);

/** Puts the closed dialog into the page. */
export function createDialog({ label, placeholder, retry: again, choose, go, close }: SearchStrings): Dialog {
  const style = new CSSStyleSheet();
  style.replaceSync(sheet);
  document.adoptedStyleSheets.push(style);
  const field = element('input', { ...FIELD, 'aria-label': label, placeholder });
  const closer = element('button', { type: 'button', 'aria-label': close }, icon('x'));
  const form = element('form', { role: 'search' }, icon('search'), field, closer);
  const list = element('ul', { id: '_search-list', role: 'listbox', 'aria-label': label });
  const status = element('p', { role: 'status' });
  const retry = element('button', { type: 'button', class: 'retry', hidden: '' }, again);
  const keys = element(
    'p',
    { class: 'keys', 'aria-hidden': 'true' },
    hint('↑↓', choose),
    hint('↵', go),
    hint('Esc', close),
  );
  const foot = element('div', { class: 'foot' }, status, retry, keys);
  const dialog = element('dialog', { id: '_search', class: 'tone-default', 'aria-label': label }, form, list, foot);
  document.body.append(dialog);
  closer.addEventListener('click', () => dialog.close());
  // What lies around it belongs to it, but holds nothing. Whoever marks words with a mouse may let go there.
  let pressed: EventTarget | null = null;
  dialog.addEventListener('pointerdown', ({ target }) => (pressed = target));
  dialog.addEventListener('click', ({ target }) => target === dialog && pressed === dialog && dialog.close());
  return { dialog, form, field, list, status, retry };
}
