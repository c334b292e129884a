import { AT_STAKE } from '../model/forms/at-stake.ts';

const stakes = new Set<string>();

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/**
 * Has the browser ask before the page is left, as long as anything is at stake: a message on its way, one that failed
 * and is still on screen, or words that could not be kept. The listener exists only then, since it keeps pages from
 * being cached.
 */
export function setAtStake(what: string, atStake: boolean): void {
  if (atStake && stakes.size === 0) dispatchEvent(new Event(AT_STAKE));
  if (atStake) stakes.add(what);
  else stakes.delete(what);
  if (stakes.size > 0) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}
