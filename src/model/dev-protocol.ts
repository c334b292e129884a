import type { ShownDiagnostic } from './diagnostics/reported.ts';

// What the dev server and the pages it serves say to each other. Nothing of it is in a build.

/** Where `npm start` listens, unless it is told otherwise. */
export const DEV_PORT = 5173;

/** Tells open pages that content changed; each then looks whether it is concerned. */
export const CHANGED = 'pagewright:changed';

/** What else than pages may have changed. */
export interface LiveChange {
  /** Whether header and footer may be different, too. */
  layout: boolean;
  /** Whether the style sheet of every page is another. */
  look?: boolean;
  /** The addresses of pictures and other files that were written anew. Browsers keep those that they have shown. */
  files?: string[];
}

/** What is wrong with a page, for the panel over it: `?page=/about`. */
export const DIAGNOSTICS = '/__problems';

/** The answer of `DIAGNOSTICS`, and of an address whose page cannot be shown. */
export interface PageDiagnostics {
  problems: ShownDiagnostic[];
}

/** Opens a place in the author's editor: `?file=pages/about.json:12:8`. */
export const EDITOR = '/__open-in-editor';

/** The catalogue of blocks; everything of it stands below. */
export const CATALOGUE = '/__blocks';

/** The local inbox as a page. */
export const INBOX = '/__inbox';
/** The messages of the inbox as JSON. */
export const INBOX_DATA = '/__inbox.json';
