import { byKey } from '../../model/compare.ts';
import type { CodeMeta, Codes } from '../../model/diagnostics/codes.ts';
import { readingCodes } from '../read/codes.ts';
import { ownCodes } from '../read/own/codes.ts';
import { schemaCodes } from '../schema/codes.ts';
import { spellingCodes } from './spelling-codes.ts';
import { rules } from './rules.ts';

const declared: Codes[] = [readingCodes, schemaCodes, ownCodes, ...rules.map(({ meta }) => meta.codes), spellingCodes];

/**
 * Everything there is to say about every code, whoever reports it: reading, comparing with schemas, rules, looking up
 * words. By name.
 */
export const codes: Codes = Object.fromEntries(declared.flatMap((some) => Object.entries(some)).toSorted(byKey));

/** What there is to say about one code. */
export function metaOf(code: string): CodeMeta {
  const meta = codes[code];
  if (!meta) throw new Error(`There is no code "${code}".`);
  return meta;
}

/** Whether a site can choose the weight of a code itself, under "checks" in pages/_site.json. */
export const isAdvice = (code: string): boolean => codes[code]?.level === 'advice';

/** All codes of advice, in the order of their names. */
export const adviceCodes: string[] = Object.keys(codes).filter(isAdvice);
