import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import { chunksOf } from '../../../model/chunks-of.ts';
import {
  checkAcross,
  checkContent,
  checkDocuments,
  checkFiles,
  type DiagnosticsCache,
} from '../../check/check-content.ts';
import { withConfiguredSeverity } from '../../check/severity.ts';
import { createSiteContext, type SiteContext } from '../../check/site-context.ts';
import type { SiteContent } from '../../read/site-content.ts';

/** The diagnostics of changing content: computed on demand, and kept until the next save. */
export interface LiveChecks {
  site: () => SiteContext;
  /** Diagnostics of a file, except those of rules that read every page. */
  own: (file: string) => Diagnostic[];
  /** Diagnostics of these rules for a file. */
  across: (file: string) => Diagnostic[];
  /** Both. */
  of: (file: string) => Diagnostic[];
  /** All diagnostics, a few pages at a time; `turn` is awaited in between, so that urgent work goes first. */
  allInTurns: (turn: () => Promise<void>) => Promise<Diagnostic[]>;
  /** Whether nothing has been saved so far. */
  isUnchanged: () => boolean;
  /** Discards the diagnostics of files, after a save. */
  forget: () => void;
  /** Discards the diagnostics of rules that read every page. */
  forgetAcross: () => void;
  /** Discards the diagnostics of these rules for a file that can no longer be read. */
  dropAcross: (file: string) => void;
  /** The current state of these diagnostics, for `hasChanged`; undefined if they have not been computed. */
  mark: () => string | undefined;
  /** Whether they differ from those at an earlier `mark`. */
  hasChanged: (mark: string | undefined) => boolean;
}

/** How many pages are checked at a time: about ten milliseconds of work. */
const AT_ONCE = 4;

/**
 * Checks what `content` gives at the time.
 * @param found what was found before, which counts until something is saved
 */
export function createLiveChecks(content: () => SiteContent, found?: DiagnosticsCache): LiveChecks {
  let known = found;
  let site: SiteContext | undefined;
  let own = new Map<string, Diagnostic[]>();
  /** The number of saves. */
  let saves = 0;
  const context = (): SiteContext => (site ??= createSiteContext(content()));
  const findAcross = (): Diagnostic[] => checkAcross(context());
  const across = keptAcross(() => (known ? known.across(findAcross) : findAcross()));
  const checkOwn = (file: string): Diagnostic[] => {
    const found = checkFiles(context(), new Set([file]), known);
    own.set(file, found);
    return found;
  };
  const allInTurns: LiveChecks['allInTurns'] = async (turn) => {
    const before = saves;
    const cache = known ?? createDiagnosticsCache();
    for (const documents of chunksOf([...content().documents.values()], AT_ONCE)) {
      checkDocuments(context(), documents, cache);
      await turn();
      if (saves !== before) return allInTurns(turn);
    }
    return checkContent(content(), undefined, cache);
  };
  const ownOf = (file: string): Diagnostic[] => own.get(file) ?? checkOwn(file);
  const acrossOf = (file: string): Diagnostic[] =>
    withConfiguredSeverity(
      across.all().filter((diagnostic) => diagnostic.file === file),
      content(),
    );
  return {
    site: context,
    own: ownOf,
    across: acrossOf,
    of: (file) => [...ownOf(file), ...acrossOf(file)],
    allInTurns,
    isUnchanged: () => saves === 0,
    forget: () => {
      saves++;
      known = undefined;
      site = undefined;
      own = new Map();
    },
    forgetAcross: across.forget,
    dropAcross: across.drop,
    mark: across.mark,
    hasChanged: across.hasChanged,
  };
}

/** Diagnostics of rules that read every page: computed on demand, and kept until they are discarded. */
function keptAcross(find: () => Diagnostic[]) {
  let found: Diagnostic[] | undefined;
  const all = (): Diagnostic[] => (found ??= find());
  return {
    all,
    forget: (): void => {
      found = undefined;
    },
    drop: (file: string): void => {
      found = found?.filter((diagnostic) => diagnostic.file !== file);
    },
    mark: (): string | undefined => found && JSON.stringify(found),
    hasChanged: (mark: string | undefined): boolean => mark !== undefined && JSON.stringify(all()) !== mark,
  };
}

/** A cache of diagnostics in memory. */
function createDiagnosticsCache(): DiagnosticsCache {
  const found = new Map<string, Diagnostic[]>();
  return {
    of: (file) => found.get(file),
    keep: (file, diagnostics) => void found.set(file, diagnostics),
    across: (find) => find(),
  };
}
