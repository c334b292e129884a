import path from 'node:path';
import { SITE_FILE } from '../../../../model/addresses/address.ts';
import { ownComponents } from '../../../disk/own-blocks.ts';
import { readJsonIfSound } from '../../../disk/files/read-json.ts';
import { isRightToLeft } from '../../../site/languages/language-codes.ts';

/**
 * Whether the code of a site has to mirror styles on right-to-left pages: only with own blocks, which may use `left`
 * and `right` themselves or by MUI. Other sites do not load the code for it.
 */
export const isMirrored = (root: string): boolean =>
  ownComponents(root).size > 0 && languagesIn(path.join(root, SITE_FILE)).some(isRtl);

/** The languages in a site file. The checker reports what is wrong with it. */
function languagesIn(file: string): unknown[] {
  const { lang, languages = [] } = readJsonIfSound<Record<string, unknown>>(file) ?? {};
  return [lang, ...[languages].flat().map((entry) => (Object(entry) as { lang?: unknown }).lang)];
}

function isRtl(lang: unknown): boolean {
  try {
    return isRightToLeft(String(lang));
  } catch {
    return false;
  }
}
