import { setTimeout as wait } from 'node:timers/promises';
import type { ReportedDiagnostic } from '../../../model/diagnostics/reported.ts';
import { below } from '../../disk/files/paths.ts';
import { offeredOf } from '../../editor/offers.ts';
import type { LiveContent } from './live-content.ts';
import { RETRY_DELAY } from './once-settled.ts';

/** What is wrong with files that were taken into account, and the site before and after. */
export async function takeInto(live: LiveContent, files: string[]) {
  const offered = (): (string | undefined)[] =>
    files.map((file) => offeredOf(live.content(), below(live.content().source.root, file) ?? ''));
  const [before, offeredBefore] = [live.site()?.site, offered()];
  const problems = await updateOnceWhole(live, files);
  const isOfferedOtherwise = offered().some((now, at) => now !== undefined && now !== offeredBefore[at]);
  return { problems, before, after: live.site()?.site, isOfferedOtherwise };
}

/** Takes files into account; those that are half of one, a moment later once more. */
async function updateOnceWhole(live: LiveContent, files: string[]): Promise<ReportedDiagnostic[]> {
  const problems = live.update(...files);
  const cutOff = new Set(problems.filter(isCutOff).map(({ file }) => file));
  if (cutOff.size === 0) return problems;
  await wait(RETRY_DELAY);
  const again = files.filter((file) => cutOff.has(below(live.content().source.root, file) ?? ''));
  return [...problems.filter(({ file }) => !cutOff.has(file)), ...live.update(...again)];
}

const isCutOff = ({ code }: ReportedDiagnostic): boolean => code === 'json/empty' || code === 'json/cut-off';
