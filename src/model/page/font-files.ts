import type { SiteFont } from './types.ts';

/** The addresses of all files of a typeface, the one that every page loads first. */
export const fontFiles = ({ file, more = [] }: SiteFont): string[] => [file, ...more.map((further) => further.file)];
