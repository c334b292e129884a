import path from 'node:path';
import { SITE_FILE } from '../../../../model/addresses/address.ts';
import { ownComponents } from '../../../disk/own-blocks.ts';
import { readJsonIfSound } from '../../../disk/files/read-json.ts';
import { isRightToLeft } from '../../../site/languages/language-codes.ts';

/**
 * Whether the code of a site turns left and right around on pages that are written from the right: only where blocks of
 * its own, and what they take of MUI, may say left and right. No other site pays for it.
 */
export const isMirrored = (root: string): boolean =>
  ownComponents(root).size > 0 && languagesIn(path.join(root, SITE_FILE)).some(isFromRight);

/** The languages that a site file names. What is wrong with it is the checker's to say. */
function languagesIn(file: string): unknown[] {
  const { lang, languages = [] } = readJsonIfSound<Record<string, unknown>>(file) ?? {};
  return [lang, ...[languages].flat().map((entry) => (Object(entry) as { lang?: unknown }).lang)];
}

function isFromRight(lang: unknown): boolean {
  try {
    return isRightToLeft(String(lang));
  } catch {
    return false;
  }
}
