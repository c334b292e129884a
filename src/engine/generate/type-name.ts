import { asFieldName, isFieldName } from '../../model/words/field-name.ts';
import { Refusal } from '../authoring/refusal.ts';

/**
 * Makes sure that a new block type can be called so. Throws a `Refusal`.
 * @param existing names of types that there are
 */
export function requireTypeName(type: string, existing: readonly string[]): void {
  if (!isFieldName(type)) {
    const closest = asFieldName(type);
    const hint = closest === undefined ? 'Write it as "teamPhotos".' : `Use "${closest}".`;
    throw new Refusal(
      `"${type}" cannot be the name of a block type: it begins with a lower-case letter and has letters (a to z) and digits only. ${hint}`,
    );
  }
  const same = existing.find((name) => name.toLowerCase() === type.toLowerCase());
  if (same !== undefined) throw new Refusal(`There already is a block type "${same}". Choose another name.`);
}
