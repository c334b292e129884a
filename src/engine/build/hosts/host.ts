/** Headers for addresses that match a path: `/guide.pdf`, or `/files/*` for /files and everything below. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/** The code of a build, as far as files for hosts depend on it. */
export interface BuiltCode {
  /** The texts of all first scripts, of which each page has one. */
  firstScripts: readonly string[];
  /** By name in `assets`. */
  files: readonly string[];
}

/** A redirect. */
export interface Redirect {
  from: string;
  to: string;
}

/** What any host has to do. Every address begins with the base path. */
export interface HostPlan {
  /** The URL of the site, without its base path. */
  url: string;
  base: string;
  /** Of two rules with the same header, the later one applies. */
  headers: HeaderRule[];
  /** Old addresses are percent-encoded, as browsers send them, and have no trailing slash. */
  redirects: Redirect[];
  /** Pages that answer for all missing addresses below them, the most specific first. */
  fallbacks: string[];
  /** Folders with a not-found page of their own: those of further languages. */
  folders: string[];
  /** The code of this build, by the names of its files in `assets`. */
  code: readonly string[];
  /** The owner's `_headers` and `_redirects` in `public/`. */
  own: { headers: string; redirects: string };
}

/** The limits of a host. It refuses what exceeds them, or the whole site. */
export interface HostLimits {
  /** The size of one file. */
  fileBytes?: number;
  /** The size of all files together. */
  bytes?: number;
  /** The number of files, and an exception to it, such as " (100,000 with a paid plan)". */
  files?: { count: number; but: string };
}

/** A host: the files that it reads, and where it looks for pages. */
export interface Host {
  /** Its name in messages. */
  title: string;
  limits?: HostLimits;
  /** The files that it reads itself, by path from the top of the output. */
  files(plan: HostPlan): Record<string, string>;
  /** What it cannot do of a plan, in sentences. */
  limitations?(plan: HostPlan): string[];
  /**
   * The files of a page's document, by default `about.html`.
   * @param pages whether there are pages below it, so that there is a folder of its name as well
   */
  pageFiles?(name: string, pages: { hasBelow: boolean }): string[];
  /** The files of which one redirects from an old address, for a host without redirects. */
  redirectFiles?(name: string): string[];
  /** Whether it publishes the root of a domain, so that a site with a base path has to lie in a folder of that name. */
  publishesRoot?: boolean;
}

/** Which folder a self-hosted server has to serve: what follows "the folder" in a sentence. */
export const folderInWords = ({ base }: HostPlan): string =>
  base === '' ? 'of the built site' : `above the built site, which has the name ${base}`;
