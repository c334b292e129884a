import { getLocation, parse } from 'jsonc-parser';
import type { DocumentKind } from '../../../model/content/content.ts';
import type { Schemas } from '../../schema/schemas.ts';
import { schemaAt } from '../../schema/walk.ts';

/** Tells which type a value has to have that begins somewhere in a text which is no JSON yet. */
export type WantedType = (text: string, offset: number) => unknown;

/** The same by the schema of a kind of document, as far as its text can be made out. */
export const wantedType =
  (schemas: Schemas, kind: DocumentKind): WantedType =>
  (text, offset) =>
    schemaAt(schemas, kind, parse(text), getLocation(text, offset).path).type;
