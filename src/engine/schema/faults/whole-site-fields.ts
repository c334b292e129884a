import type { ErrorObject } from 'ajv';
import { SITE_FILE } from '../../../model/addresses/address.ts';
import { schemaAt } from '../walk.ts';
import { codeFor, type Context } from './fault-context.ts';

/**
 * Tells once of all fields in the site file of a language that a site has once: whoever begins it as a copy of the site
 * file has made one mistake.
 * @returns the names that need not be told by themselves
 */
export function reportWholeSiteFields({ schemas, kind, path, report }: Context, faults: ErrorObject[]): Set<string> {
  if (kind !== 'language' || path.length > 0) return new Set();
  const { properties = {} } = schemaAt(schemas, 'site', {}, []);
  const names = faults.flatMap(({ keyword, params }) => {
    const name = String(params['additionalProperty']);
    return keyword === 'additionalProperties' && Object.hasOwn(properties, name) ? [name] : [];
  });
  const [name, ...more] = names;
  if (name === undefined) return new Set();
  const belongs = `Remove ${more.length === 0 ? 'it: that holds' : 'them: they hold'} for all languages, and stand${more.length === 0 ? 's' : ''} in ${SITE_FILE}.`;
  const edits = [{ edits: names.map((each) => ({ kind: 'remove' as const, path: [each] })) }];
  report(
    codeFor(kind, path, 'unknown-field'),
    { path: [name], at: 'key' },
    { name, more, belongs, allowed: [] },
    edits,
  );
  return new Set(names);
}
