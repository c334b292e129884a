import { counted } from '../../../model/words/counted.ts';

const DEBOUNCE = 250;

const all = (within: ParentNode, selector: string): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(selector),
];

/** Shows what has all the words and hides the rest. Returns how many blocks, fields and icons are left. */
function narrow(text: string): { blocks: number; fields: number; icons: number; tones: boolean } {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (element: HTMLElement): boolean => words.every((word) => element.dataset['words']?.includes(word));
  const shown = { blocks: 0, fields: 0, icons: 0, tones: false };
  const list = document.getElementById('list') as HTMLElement;

  for (const block of all(list, 'article')) {
    const rows = all(block, 'tbody tr');
    const hits = rows.filter(has);
    const isMeant = has(block);
    // A block that is meant is shown whole; one that only has such a field shows that field.
    for (const row of rows) row.hidden = !isMeant && !hits.includes(row);
    block.classList.toggle('fields-only', !isMeant);
    block.hidden = !isMeant && hits.length === 0;
    shown.blocks += block.hidden || !('block' in block.dataset) ? 0 : 1;
    shown.fields += hits.length;
  }
  for (const icon of all(list, '.icons > li')) {
    icon.hidden = !has(icon);
    shown.icons += icon.hidden ? 0 : 1;
  }
  const part = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
  part('icons').hidden = shown.icons === 0;
  part('tones').hidden = !has(part('tones'));
  shown.tones = !part('tones').hidden;
  for (const item of all(document, 'nav li[data-for]')) item.hidden = part(item.dataset['for'] ?? '').hidden;
  return shown;
}

/** The search: narrows as one types, and says how much is left once one pauses. */
export function setUpSearch(): void {
  const field = document.getElementById('search') as HTMLInputElement;
  const list = document.getElementById('list') as HTMLElement;
  const found = document.getElementById('found') as HTMLElement;
  const nothing = document.getElementById('nothing') as HTMLElement;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const search = (): void => {
    const { blocks, fields, icons, tones } = narrow(field.value);
    // What is left begins at the top; whoever was further down would look at nothing.
    if (list.getBoundingClientRect().top < 0) list.scrollIntoView({ behavior: 'instant' });
    nothing.hidden = blocks > 0 || icons > 0 || tones;
    (nothing.querySelector('strong') as HTMLElement).textContent = `Nothing here matches “${field.value.trim()}”.`;
    clearTimeout(pause);
    pause = setTimeout(() => {
      found.textContent = `${counted(blocks, 'block')}, ${counted(fields, 'field')}, ${counted(icons, 'icon')}`;
    }, DEBOUNCE);
  };
  const clear = (): void => {
    field.value = '';
    search();
    field.focus();
  };
  field.addEventListener('input', search);
  nothing.querySelector('button')?.addEventListener('click', clear);
  addEventListener('keydown', (event) => {
    const typing = (event.target as Element).matches?.('input,textarea,select');
    if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    field.focus();
  });
  search();
}
