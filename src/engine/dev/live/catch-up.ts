import type { Logger } from 'vite';
import type { LiveChange } from '../../../model/dev-protocol.ts';
import type { ReportedDiagnostic } from '../../../model/diagnostics/reported.ts';
import { refreshEditorFiles, type refreshLists } from '../../editor/editor-files.ts';
import type { LiveContent } from './live-content.ts';
import { logErrors } from './log-errors.ts';

/** How long after the last save all pages are checked, in milliseconds: by then the saved page is on screen. */
const CATCH_UP_DELAY = 300;

/** Logs problems. @param files how many files were checked; by default those with problems */
export type Log = (problems: ReportedDiagnostic[], live: LiveContent, files?: number) => void;

/** Where changes and problems are sent: the terminal, and open pages. */
export interface Listeners {
  logger: Pick<Logger, 'error'>;
  log: Log;
  tell: (change: LiveChange) => void;
}

/** How the generated files for editors are refreshed. */
export type Renewal = typeof refreshEditorFiles | typeof refreshLists;

/** Checks every page after a pause, so that an author never waits for the saved page. */
export function createCatchUp({ logger, log, tell }: Listeners) {
  let pause: NodeJS.Timeout | undefined;
  let renew: Renewal | undefined;
  const catchUp = (live: LiveContent): void => {
    const { problems, hasChanged } = live.catchUp();
    log(problems, live);
    if (hasChanged) tell({ layout: true });
    renew?.(live.content());
    renew = undefined;
  };
  return {
    /** Schedules the check, and postpones one that is scheduled. */
    later: (live: LiveContent): void => {
      clearTimeout(pause);
      pause = setTimeout(() => void logErrors(logger, () => catchUp(live)), CATCH_UP_DELAY);
      pause.unref();
    },
    renewOffers: (by: Renewal | undefined): void => {
      // Refreshing all files includes the lists.
      if (renew !== refreshEditorFiles) renew = by ?? renew;
    },
  };
}
