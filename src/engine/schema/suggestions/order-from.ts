import { deref, type Schemas } from '../schemas.ts';
import type { Schema } from '../schema.ts';
import { choiceCalled } from '../vocabulary/choices-called.ts';
import { oneLineJson } from './one-line-json.ts';

/** An order as other programs write it: "-date", "date desc", "date:newest". */
const SIGNS: Record<string, string> = { '+': 'ascending', '-': 'descending' };
const ORDER = /^([+-])?([a-z][a-zA-Z0-9]*?)(?:[\s:,_-]+([a-zA-Z]+))?$/;

/** A group that says by what to sort, and in which direction, from a text that says both; undefined for other groups. */
export function orderFrom(schemas: Schemas, { required = [], properties }: Schema, value: string): string | undefined {
  const [by = '', ...others] = required;
  const directions = Object.entries(properties ?? {}).map(
    ([name, field]) => [name, (deref(schemas, field).enum ?? []).map(String)] as const,
  );
  const [direction, choices = []] = directions.find(([, all]) => all.includes('descending')) ?? [];
  const [, sign, name, word] = ORDER.exec(value.trim()) ?? [];
  if (direction === undefined || others.length > 0 || name === undefined) return undefined;
  const said = (sign && SIGNS[sign]) ?? word;
  const chosen = said && (choices.find((choice) => choice === said) ?? choiceCalled(said, choices));
  return chosen && oneLineJson({ [by]: name, [direction]: chosen });
}
