import { HOSTS } from '../src/engine/build/hosts/index.ts';
import type { HostName } from '../src/engine/site/host-facts.ts';
import { nearest } from '../src/model/words/nearest.ts';
import { UsageError } from './command.ts';

export const HOST_NAMES = Object.keys(HOSTS);

/** The host that `--host` names, if it is given. Throws a `UsageError` for what is none. */
export function hostNamed(name: string | undefined): HostName | undefined {
  if (name === undefined || Object.hasOwn(HOSTS, name)) return name as HostName | undefined;
  const meant = nearest(name, HOST_NAMES);
  const instead = meant === undefined ? `Use one of ${HOST_NAMES.join(', ')}.` : `Did you mean "${meant}"?`;
  throw new UsageError(`There is no host "${name}". ${instead}`);
}
