import { HOSTS } from '../../src/engine/build/hosts/index.ts';
import type { HostName } from '../../src/engine/site/hosting.ts';
import { nearest } from '../../src/model/words/meant/nearest.ts';
import { didYouMean } from '../../src/model/words/phrases.ts';
import { UsageError } from './usage-error.ts';

/** The names that `--host` takes. */
export const HOST_NAMES = Object.keys(HOSTS);

/** The host that `--host` names, if it is given. Throws a `UsageError` for what is none. */
export function hostNamed(name: string | undefined): HostName | undefined {
  if (name === undefined || Object.hasOwn(HOSTS, name)) return name as HostName | undefined;
  const instead = didYouMean(nearest(name, HOST_NAMES), `Use one of ${HOST_NAMES.join(', ')}.`);
  throw new UsageError(`There is no host "${name}". ${instead}`);
}
