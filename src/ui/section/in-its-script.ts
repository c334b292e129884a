import type { HTMLAttributes } from 'react';
import { writingStyle } from '../../theme/sheets/writing.ts';

/** Sets the letters of a part in another language than its page as those of a page in that language are set. */
export const inItsScript = ({ lang, dir }: Pick<HTMLAttributes<HTMLElement>, 'lang' | 'dir'>): string | undefined =>
  lang === undefined ? undefined : writingStyle({ lang, ...(dir === 'rtl' && { dir }) });
