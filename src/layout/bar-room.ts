import type { ResolvedSite } from '../model/page/types.ts';

/** All widths are in rem: what letters take on average, and what stands around them. */
const LETTER = 0.5;
const BOLD_LETTER = 0.7;
const WIDE_LETTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** From here on most menus have room in the bar. */
const USUAL = 68.75;

/** No bar is wider, whatever the window. */
export const MAX_BAR_WIDTH = 78;

const widthOf = (words: string, letter = LETTER): number =>
  [...words].reduce((sum, sign) => sum + (WIDE_LETTER.test(sign) ? 1 : letter), 0);

/** What the menu takes where it has two lines, each no longer than half of it and half of an entry. */
function menuWidth(navigation: ResolvedSite['navigation']): number {
  const entries = navigation.map(({ label, links }) => widthOf(label) + (links ? 3 : 1.625));
  const all = entries.reduce((sum, width) => sum + width, 0);
  return (all + Math.max(0, ...entries)) / 2;
}

function nameWidth({ name, mark }: Pick<ResolvedSite, 'name' | 'mark'>): number {
  // A long one is broken into lines.
  return Math.min(widthOf(name, BOLD_LETTER), 12) + (mark ? 2.625 : 0);
}

/**
 * From which width on the bar has its menu, in rem: a menu that would need a third line there would hang over the first
 * words of a page. Undefined where no bar is wide enough: such a site has the menu of small windows in all.
 */
export function menuFrom(
  site: Pick<ResolvedSite, 'name' | 'mark' | 'navigation' | 'search' | 'phoneButton'>,
): number | undefined {
  const { navigation, search, phoneButton } = site;
  const parts = [
    nameWidth(site),
    menuWidth(navigation),
    ...(search ? [2.75] : []),
    ...(phoneButton ? [4.125 + widthOf(phoneButton.number, 0.6)] : []),
  ];
  const needed = Math.ceil(parts.reduce((sum, width) => sum + width + 1.5, 1.5));
  if (needed > MAX_BAR_WIDTH) return undefined;
  return Math.max(USUAL, needed);
}
