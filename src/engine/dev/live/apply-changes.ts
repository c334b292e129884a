import { setTimeout as wait } from 'node:timers/promises';
import type { ReportedDiagnostic } from '../../../model/diagnostics/reported.ts';
import { below } from '../../disk/files/paths.ts';
import { offeredOf } from '../../editor/offers.ts';
import type { LiveContent } from './live-content.ts';
import { RETRY_DELAY } from './retry.ts';

/**
 * Applies changes of files. Returns the problems in them, the site before and after, and whether editors offer more.
 */
export async function applyChanges(live: LiveContent, files: string[]) {
  const offered = (): (string | undefined)[] =>
    files.map((file) => offeredOf(live.content(), below(live.content().source.root, file) ?? ''));
  const [before, offeredBefore] = [live.site()?.site, offered()];
  const problems = await updateOnceWhole(live, files);
  const hasNewOffers = offered().some((now, at) => now !== undefined && now !== offeredBefore[at]);
  return { problems, before, after: live.site()?.site, hasNewOffers };
}

/** Updates the content; incomplete files are read again a moment later. */
async function updateOnceWhole(live: LiveContent, files: string[]): Promise<ReportedDiagnostic[]> {
  const problems = live.update(...files);
  const cutOff = new Set(problems.filter(isCutOff).map(({ file }) => file));
  if (cutOff.size === 0) return problems;
  await wait(RETRY_DELAY);
  const again = files.filter((file) => cutOff.has(below(live.content().source.root, file) ?? ''));
  return [...problems.filter(({ file }) => !cutOff.has(file)), ...live.update(...again)];
}

const isCutOff = ({ code }: ReportedDiagnostic): boolean => code === 'json/empty' || code === 'json/cut-off';
