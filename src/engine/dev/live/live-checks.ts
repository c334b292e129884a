import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import { chunksOf } from '../../../model/chunks-of.ts';
import {
  checkAcross,
  checkContent,
  checkDocuments,
  checkFiles,
  type CachedFindings,
} from '../../check/check-content.ts';
import { withConfiguredSeverity } from '../../check/severity.ts';
import { createSiteContext, type SiteContext } from '../../check/site-context.ts';
import type { SiteContent } from '../../read/site-content.ts';

/** What is wrong with content that changes: worked out when it is asked for, and kept until something is saved. */
export interface LiveChecks {
  site: () => SiteContext;
  /** What is wrong with a file, but for what only rules see that read every page. */
  own: (file: string) => Diagnostic[];
  /** What those rules say of a file. */
  across: (file: string) => Diagnostic[];
  /** Both. */
  of: (file: string) => Diagnostic[];
  /** Everything that is wrong, a few pages at a time: in between, `turn` lets others do what is more urgent. */
  allInTurns: (turn: () => Promise<void>) => Promise<Diagnostic[]>;
  /** Whether nothing was saved so far. */
  isAsRead: () => boolean;
  /** Something was saved: files are looked at anew when they are asked for. */
  forget: () => void;
  /** Every page is to be looked at anew, too. */
  forgetAcross: () => void;
  /** Words that nobody can read any more cannot be like those of another page. */
  dropAcross: (file: string) => void;
  /** What the rules that read every page say now, for `hasChanged`; undefined where nobody has asked them yet. */
  mark: () => string | undefined;
  /** Whether they say something else than at an earlier `mark`. */
  hasChanged: (mark: string | undefined) => boolean;
}

/** So many pages are checked before somebody else has a turn: that takes some hundredth of a second. */
const AT_ONCE = 4;

/**
 * Checks what `content` gives at the time.
 * @param found what was found before, which counts until something is saved
 */
export function createLiveChecks(content: () => SiteContent, found?: CachedFindings): LiveChecks {
  let known = found;
  let site: SiteContext | undefined;
  let own = new Map<string, Diagnostic[]>();
  /** How often something was saved. */
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
    const findings = known ?? findingsKept();
    for (const documents of chunksOf([...content().documents.values()], AT_ONCE)) {
      checkDocuments(context(), documents, findings);
      await turn();
      if (saves !== before) return allInTurns(turn);
    }
    return checkContent(content(), undefined, findings);
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
    isAsRead: () => saves === 0,
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

/** What is found in all pages together: looked for when it is asked for, and kept until it is to be forgotten. */
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

/** Findings that are kept here, as long as nothing is saved. */
function findingsKept(): CachedFindings {
  const found = new Map<string, Diagnostic[]>();
  return {
    of: (file) => found.get(file),
    keep: (file, diagnostics) => void found.set(file, diagnostics),
    across: (find) => find(),
  };
}
