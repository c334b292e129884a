import { OWN_BLOCKS } from '../model/content/content.ts';

/** What each block of the site's own says, in order. */
const wordsIn = (main: Element): { type: string; words: string }[] =>
  [...main.querySelectorAll<HTMLElement>('.own[data-live]')].map(({ dataset: { live: type = '' }, textContent }) => ({
    type,
    words: textContent,
  }));

/**
 * Says which blocks of the site's own write what visitors' browsers pass over: of styles and scripts that stand in a page,
 * its policy knows its own.
 */
export function reportIgnored(written: HTMLElement): void {
  for (const element of written.querySelectorAll('.own[data-live] :is(style, script:not([src]))')) {
    const type = element.closest<HTMLElement>('[data-live]')?.dataset.live;
    const instead = element.matches('style') ? 'Put it into a style sheet that it imports.' : 'Run it in an effect.';
    console.error(
      `${OWN_BLOCKS}/${type}.tsx writes <${element.localName}>, which visitors' browsers pass over. ${instead}`,
    );
  }
}

/**
 * Says which blocks of the site's own draw other words here than where pages are written. React would tell where it
 * takes over what was written; here it draws all of the page anew, and nobody saw the difference before visitors did.
 * @param written the page as it was written, which the same page takes the place of
 */
export function reportDifferences(written: HTMLElement): void {
  const before = wordsIn(written);
  const { parentElement: around } = written;
  if (before.length === 0 || !around) return;
  // Its effects have not run then.
  const observer = new MutationObserver(() => {
    if (written.isConnected) return;
    observer.disconnect();
    const now = wordsIn(around);
    for (const [index, { type, words }] of before.entries()) {
      const drawn = now[index];
      if (drawn?.type !== type || drawn.words === words) continue;
      console.error(
        `${OWN_BLOCKS}/${type}.tsx draws other words in browsers than in the page that is written: "${drawn.words}" in place of "${words}". What is another each time, such as the date or a random number, comes in an effect (useEffect).`,
      );
    }
  });
  observer.observe(around, { childList: true });
}
