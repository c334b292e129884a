/** Headers of all addresses that a path means: `/guide.pdf`, or `/files/*` for that and what is below. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/** The code of a build, as far as hosts are told of it. */
export interface BuiltCode {
  /** One of which each page has, as texts. */
  firstScripts: readonly string[];
  /** By name in `assets`. */
  files: readonly string[];
}

/** An old address, and where it leads. */
export interface Redirect {
  from: string;
  to: string;
}

/** What a host has to do, whichever it is. Every address begins with the base path. */
export interface HostPlan {
  /** Where the site is published, without its base path. */
  url: string;
  base: string;
  /** Of two rules that name the same header, the later one holds. */
  headers: HeaderRule[];
  /** Each from an old address as browsers send it, `/%C3%A9t%C3%A9`, without a slash at its end. */
  redirects: Redirect[];
  /** Pages that answer for everything below them that is not there, the nearest first. */
  fallbacks: string[];
  /** Folders whose not-found page is another than that of the site: those of further languages. */
  folders: string[];
  /** The code of this build, by the names of its files in `assets`. */
  code: readonly string[];
  /** Rules of the owner, as they stand in `public/`. */
  own: { headers: string; redirects: string };
}

/** How much a host takes at most: of what is beyond, it refuses a part, or all. */
export interface HostLimits {
  /** Of one file. */
  fileBytes?: number;
  /** Of all files together. */
  bytes?: number;
  /** How many files, and for whom it is otherwise: " (100,000 with a paid plan)". */
  files?: { count: number; but: string };
}

/** A host: what it reads, and where it looks for pages. */
export interface Host {
  /** What people call it. */
  title: string;
  limits?: HostLimits;
  /** Files for the host itself, by name. They stand at the top of what is published. */
  files(plan: HostPlan): Record<string, string>;
  /** What visitors of this host go without, in sentences. */
  limitations?(plan: HostPlan): string[];
  /**
   * Where the document of a page stands: usually `about.html`. `hasBelow` says that there are pages below it, so that a
   * folder of its name is written, too.
   */
  pageFiles?(name: string, pages: { hasBelow: boolean }): string[];
  /** Where the page stands that leads on from an old address, for a host that knows no redirects: each will do. */
  redirectFiles?(name: string): string[];
  /** A host that publishes the top of an address: a site with a base path lies in a folder of that name. */
  isTop?: boolean;
}

/** Which folder a server of one's own is told to serve, as it ends the words "the folder". */
export const folderInWords = ({ base }: HostPlan): string =>
  base === '' ? 'of the built site' : `above the built site, which has the name ${base}`;
