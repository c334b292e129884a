import { GOOD_SITE } from '../fixtures/mistakes/mistakes.ts';
import { reported } from './checked.ts';
import { readFiles, textIn } from './files.ts';

/** A page of the site that such mistakes are made on. */
export const PAGE = 'pages/services/printing.json';

/** What is said of a field that is put into a group of a file; the group is known by the text that it begins with. */
export function saidOf(field: string, { file = PAGE, before = '"version": 1' } = {}): string[] {
  const text = textIn(GOOD_SITE, file).replace(before, () => `${field}, ${before}`);
  return reported(readFiles({ ...GOOD_SITE, [file]: text })).map(({ hint }) => hint);
}

/** The same of a block that is put into the page. */
export const saidOfBlock = (block: string): string[] => saidOf(block, { before: '{\n      "type": "cardGrid"' });
