import type { ResolvedPage } from '../model/page/types.ts';

/** Which block holds the main heading of its page: -1 where none does. */
export const openingOf = ({ blocks, opensAt }: Pick<ResolvedPage, 'blocks' | 'opensAt'>): number =>
  opensAt ?? blocks.findIndex((block) => block.type === 'hero');

/** Whether a page is given a band with its title, so that there is always one h1: it has one, and no block shows it. */
export const hasTitleBand = (page: ResolvedPage): boolean => page.title !== '' && openingOf(page) < 0;
