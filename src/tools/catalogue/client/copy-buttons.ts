const SHOWN = 1_800;

/** Puts a text on the clipboard. Where the browser refuses, the text is selected, for the author's own keys. */
async function copy(text: string, source: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    getSelection()?.selectAllChildren(source);
    return false;
  }
}

/** The buttons that copy: an example's JSON, an icon's name. What happened is shown on the button and said aloud. */
export function setUpCopyButtons(): void {
  const said = document.getElementById('said') as HTMLElement;
  const answer = (label: HTMLElement, words: string, aloud: string): void => {
    const usual = (label.dataset['usual'] ??= label.textContent ?? '');
    label.textContent = words;
    said.textContent = aloud;
    setTimeout(() => {
      label.textContent = usual;
      // By then it may speak of another button.
      if (said.textContent === aloud) said.textContent = '';
    }, SHOWN);
  };
  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button[data-copy],button[data-icon]');
    if (!button) return;
    const { icon } = button.dataset;
    const source = icon
      ? (button.querySelector('span') as HTMLElement)
      : (button.parentElement?.querySelector('pre') as HTMLElement);
    const copied = await copy(icon ?? source.textContent ?? '', source);
    const what = icon ?? 'The JSON';
    answer(
      icon ? source : button,
      copied ? 'Copied' : 'Press Ctrl+C',
      copied ? `${what} is on the clipboard.` : `${what} is selected. Press Ctrl and C.`,
    );
  });
}
