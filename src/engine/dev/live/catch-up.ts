import type { Logger } from 'vite';
import type { LiveChange } from '../../../model/dev-protocol.ts';
import type { ReportedDiagnostic } from '../../../model/diagnostics/reported.ts';
import { refreshEditorFiles, type refreshLists } from '../../editor/editor-files.ts';
import type { LiveContent } from './live-content.ts';
import { orLogged } from './or-logged.ts';

/**
 * How long nothing is saved before all pages are looked at, in milliseconds: by then the saved page is on the screen.
 */
const CATCH_UP_DELAY = 300;

/** Says what is wrong with some files. @param files how many were looked at: those alone, unless it is said */
export type Log = (problems: ReportedDiagnostic[], live: LiveContent, files?: number) => void;

/** Who hears of what happens: the terminal, and open pages. */
export interface Telling {
  logger: Pick<Logger, 'error'>;
  log: Log;
  tell: (change: LiveChange) => void;
}

/** How what editors offer is brought up to date. */
export type Renewal = typeof refreshEditorFiles | typeof refreshLists;

/** What takes a look at every page: that never keeps an author waiting for the page that was saved. */
export function createCatchUp({ logger, log, tell }: Telling) {
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
    /** Once nothing was saved for a while. */
    later: (live: LiveContent): void => {
      clearTimeout(pause);
      pause = setTimeout(() => void orLogged(logger, () => catchUp(live)), CATCH_UP_DELAY);
      pause.unref();
    },
    renewOffers: (by: Renewal | undefined): void => {
      // All has the lists in it.
      if (renew !== refreshEditorFiles) renew = by ?? renew;
    },
  };
}
