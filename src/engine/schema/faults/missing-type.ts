import { isGroup } from '../../../model/content/is-group.ts';
import type { Edit } from '../../../model/diagnostics/diagnostic.ts';
import { nearest } from '../../../model/words/meant/nearest.ts';
import { blockFields } from '../block-fields.ts';
import { schemaOfBlock } from '../schemas.ts';
import { blockFrom } from '../suggestions/block-from.ts';
import { fits } from '../suggestions/fits.ts';
import { isValid, renameTo } from '../suggestions/suggest.ts';
import { typeNamed } from '../suggestions/type-named.ts';
import { isCertain } from '../vocabulary/certain-names.ts';
import { fieldCalled } from '../vocabulary/fields-called.ts';
import type { Context } from './fault-context.ts';

/** Reports a block that has no type, with where that was probably written. */
export function missingType(context: Context, value: Record<string, unknown>): void {
  const { schemas, path, report } = context;
  const wrong = Object.keys(value).find(
    (key) => (nearest(key, ['type']) ?? fieldCalled(key, ['type'])) !== undefined && typeof value[key] === 'string',
  );
  const fitting = schemas.blockTypes.filter((type) => fits(schemas, schemaOfBlock(schemas, type), { ...value, type }));
  const suggestion = fitting.length === 1 ? fitting[0] : undefined;
  if (wrong !== undefined) {
    const type = String(value[wrong]);
    const isType = schemas.blockTypes.some((known) => isCertain(type, known, schemas.blockTypes));
    const edits = renameTo(context, wrong, 'type', { certain: isType && isCertain(wrong, 'type', []) });
    return report('block/missing-type', { path: [...path, wrong], at: 'key' }, { wrong, suggestion }, edits);
  }
  if (reportOtherField(context, value) || reportKey(context, value)) return;
  const insert = { kind: 'insert' as const, path, name: 'type', before: Object.keys(value)[0], value: suggestion };
  report(
    'block/missing-type',
    { path, at: 'open' },
    { suggestion },
    suggestion === undefined ? [] : [{ edits: [insert] }],
  );
}

/** What other programs call the field that says what a block is. */
const TYPE_FIELDS: ReadonlySet<string> = new Set(
  'component block blocktype blockname widget module typename'.split(' '),
);

/** Reports a type in a field that no block has, such as `"component": "Hero"`. @returns whether there is one */
function reportOtherField(context: Context, value: Record<string, unknown>): boolean {
  const { schemas, path, report } = context;
  for (const [name, written] of Object.entries(value)) {
    if (typeof written !== 'string' || blockFields(schemas).has(name)) continue;
    const type = typeNamed(schemas, written);
    if (type === undefined) continue;
    const found = `"${name}": ${JSON.stringify(written)}`;
    const field = [...path, name];
    const rename: Edit = { kind: 'rename', path: field, name: 'type' };
    const edits: Edit[] =
      type === written ? [rename] : [rename, { kind: 'replace', location: { path: field }, value: type }];
    const { [name]: _, ...others } = value;
    const certain = TYPE_FIELDS.has(name.toLowerCase().replace(/^_+/, ''))
      ? isCertain(written, type, schemas.blockTypes)
      : type === written && isValid(context, path, { type, ...others });
    report('block/missing-type', { path: field, at: 'key' }, { found, meant: `"type": "${type}"` }, [
      { edits, certain },
    ]);
    return true;
  }
  return false;
}

/** Reports a block that stands under the name of its type, as `"hero": { … }`. @returns whether it does */
function reportKey(context: Context, value: Record<string, unknown>): boolean {
  const { schemas, path, report } = context;
  const [[name = '', fields] = [], ...others] = Object.entries(value);
  const block = others.length === 0 && isGroup(fields) ? blockFrom(schemas, name, fields) : undefined;
  if (block === undefined) return false;
  report(
    'block/missing-type',
    { path: [...path, name], at: 'key' },
    { found: `{ "${name}": { … } }`, meant: `{ "type": "${String(block['type'])}", … }` },
    [{ edits: [{ kind: 'replace', location: { path }, value: block }], certain: isValid(context, path, block) }],
  );
  return true;
}
