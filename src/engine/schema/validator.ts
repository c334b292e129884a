import type { ErrorObject } from 'ajv';
import type { Reference } from '../../model/content/content.ts';
import type { Role } from '../../model/content/roles.ts';

/** What was found in a document. */
export interface Validation {
  references: Reference[];
  errors: ErrorObject[];
}

/** One look at a document: what the compiled code finds, and what it asks. */
export interface Run extends Validation {
  collect(role: Role, value: unknown, pointer: string): void;
  checkBlock(block: unknown, pointer: string): void;
  isChoice(name: string, value: unknown): boolean;
  joined(all: ErrorObject[] | null, more: ErrorObject[]): ErrorObject[];
  twiceIn(list: readonly unknown[]): { i: number; j: number } | undefined;
}

/** A compiled schema. */
export type Validator = ((this: Run, data: unknown, place?: { instancePath: string }) => boolean) & {
  errors?: ErrorObject[] | null;
};

/** Compiled schemas by the names of `validatorRefs`. */
export type Validators = Readonly<Record<string, Validator>>;
