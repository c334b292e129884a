import { HOSTS } from '../../src/engine/build/hosts/index.ts';
import type { HostName } from '../../src/engine/site/hosting.ts';
import { nearest } from '../../src/model/words/meant/nearest.ts';
import { didYouMean } from '../../src/model/words/phrases.ts';
import { UsageError } from './usage-error.ts';

/** The names that `--host` takes. */
export const HOST_NAMES = Object.keys(HOSTS);

/** Parses the value of `--host`, if there is one. Throws a `UsageError` for an unknown host. */
export function parseHost(name: string | undefined): HostName | undefined {
  if (name === undefined || Object.hasOwn(HOSTS, name)) return name as HostName | undefined;
  const instead = didYouMean(nearest(name, HOST_NAMES), `Use one of ${HOST_NAMES.join(', ')}.`);
  throw new UsageError(`There is no host "${name}". ${instead}`);
}
