import type { Direction } from '../../../model/page/types.ts';
import { isRightToLeft } from '../../site/languages/language-codes.ts';

/**
 * A part of a page that says which language it is in says also from which side that is written, where the page is not.
 */
export function withDirection<Part extends object>(part: Part, page: string): Part & { dir?: Direction } {
  const { lang } = part as { lang?: string };
  if (lang === undefined || isRightToLeft(lang) === isRightToLeft(page)) return part;
  return { ...part, dir: isRightToLeft(lang) ? 'rtl' : 'ltr' };
}
