import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import { checkAcross, checkFiles, type CachedFindings } from '../../check/check-content.ts';
import { weighed } from '../../check/severity.ts';
import { createSiteContext, type SiteContext } from '../../check/site-context.ts';
import type { SiteContent } from '../../read/site-content.ts';

/** What is wrong with content that changes: worked out when it is asked for, and kept until something is saved. */
interface LiveChecks {
  site: () => SiteContext;
  /** What is wrong with a file, but for what only rules see that read every page. */
  own: (file: string) => Diagnostic[];
  /** What those rules say of a file. */
  across: (file: string) => Diagnostic[];
  /** Something was saved: files are looked at anew when they are asked for. */
  forget: () => void;
  /** Every page is to be looked at anew, too. */
  forgetAcross: () => void;
  /** Words that nobody can read any more cannot be like those of another page. */
  dropAcross: (file: string) => void;
  /** Whether the rules that read every page say something else than they did at an earlier `mark`. */
  mark: () => string | undefined;
  hasChanged: (mark: string | undefined) => boolean;
}

/**
 * Checks what `content` gives at the time.
 * @param found what was found before, which counts until something is saved
 */
export function createLiveChecks(content: () => SiteContent, found?: CachedFindings): LiveChecks {
  let known = found;
  let site: SiteContext | undefined;
  let own = new Map<string, Diagnostic[]>();
  let across: Diagnostic[] | undefined;
  const context = (): SiteContext => (site ??= createSiteContext(content()));
  const findAcross = (): Diagnostic[] => checkAcross(context());
  const lookAcross = (): Diagnostic[] => (across ??= known ? known.across(findAcross) : findAcross());
  const checkOwn = (file: string): Diagnostic[] => {
    const found = checkFiles(context(), new Set([file]), known);
    own.set(file, found);
    return found;
  };
  return {
    site: context,
    own: (file) => own.get(file) ?? checkOwn(file),
    across: (file) =>
      weighed(
        lookAcross().filter((diagnostic) => diagnostic.file === file),
        content(),
      ),
    forget: () => {
      known = undefined;
      site = undefined;
      own = new Map();
    },
    forgetAcross: () => {
      across = undefined;
    },
    dropAcross: (file) => {
      across = across?.filter((diagnostic) => diagnostic.file !== file);
    },
    mark: () => across && JSON.stringify(across),
    hasChanged: (mark) => mark !== undefined && JSON.stringify(lookAcross()) !== mark,
  };
}
