import type { SiteLanguage } from '../languages/languages.ts';

/** The address of the page with which visitors write, as the site file of a language names it; it may not be there. */
export function contactAddress({ data }: Pick<SiteLanguage, 'data'>): string | undefined {
  const { contact } = Object(data['pages']) as { contact?: unknown };
  return typeof contact === 'string' ? contact : undefined;
}
