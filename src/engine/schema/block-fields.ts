import { memoize } from '../../model/memoize.ts';
import { schemaOfBlock, type Schemas } from './schemas.ts';

/** The names of all fields that blocks have, of whichever type. */
export const blockFields = memoize(
  (schemas: Schemas): ReadonlySet<string> =>
    new Set(schemas.blockTypes.flatMap((type) => Object.keys(schemaOfBlock(schemas, type).properties ?? {}))),
);
