import { schemaOfBlock, type Schemas } from '../schemas.ts';
import { isCertain } from '../vocabulary/certain-names.ts';
import { typeInOtherWords } from '../vocabulary/types-called.ts';

/** The type of block that a word names, as it is written here or as others call it; undefined for one that is only alike. */
export const typeNamed = (schemas: Schemas, word: string): string | undefined =>
  schemas.blockTypes.find((type) => isCertain(word, type, schemas.blockTypes)) ?? typeCalled(schemas, word);

/** The type of block that authors who know it from elsewhere call by a name. */
export function typeCalled(schemas: Schemas, name: string): string | undefined {
  const names = (type: string): string[] => (schemaOfBlock(schemas, type)['x-also'] as string[] | undefined) ?? [];
  const called = (isMeant: (other: string) => boolean): string | undefined =>
    schemas.blockTypes.find((type) => names(type).some(isMeant));
  const all = schemas.blockTypes.flatMap(names);
  return (
    called((other) => other.toLowerCase() === name.toLowerCase()) ??
    typeInOtherWords(name, schemas.blockTypes) ??
    called((other) => isCertain(name, other, all))
  );
}
