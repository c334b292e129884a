import type { DataPath } from '../../model/content.ts';
import type { Code, messages } from './messages.ts';

/** What a code's words are made of. */
export type Args<C extends Code> = Parameters<(typeof messages)[C]['say']>[0];

/** Where in a document a finding points. Nothing means the start of the file. */
export interface Spot {
  /** The value there, unless the other fields say otherwise. */
  path?: DataPath;
  /** Point at the name of the field, or at the bracket with which the value opens. */
  at?: 'key' | 'open';
  /** What the place in words names, when it is not `path`: the list rather than one entry, the block rather than its type. */
  about?: DataPath;
  /** A part of the text at `path`, in UTF-16 units of the text as data. */
  within?: { offset: number; length: number };
  /** Offsets in the file itself, for what has no path. */
  range?: { offset: number; length: number };
}

/** A fault as rules state it: data only. Words and positions are added when it is reported. */
export interface Finding {
  code: Code;
  spot: Spot;
  args: never;
}

/** How rules state what they found. */
export type Report = <C extends Code>(code: C, spot: Spot, args: Args<C>) => void;

/** A report that collects into a list. */
export function reportInto(findings: Finding[]): Report {
  return (code, spot, args) => findings.push({ code, spot, args: args as never });
}
