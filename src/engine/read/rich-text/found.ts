import type { Range } from '../../../model/diagnostics/diagnostic.ts';
import type { ForeignKind, RemnantKind } from './remnants.ts';
import type { TableFault } from './table.ts';

/** Something in a formatted text that this site does not show. `offset` counts UTF-16 units from its start. */
export interface RichTextFault {
  kind:
    | 'html'
    | 'heading'
    | 'image'
    | 'code'
    | 'indent'
    | 'quote'
    | 'table'
    | 'rule'
    | 'reference'
    | 'autolink'
    | 'depth'
    | 'crowded'
    | 'fence'
    | TableFault
    | RemnantKind
    | ForeignKind;
  offset: number;
  source: string;
  /** Of a row of a table that has more or fewer cells than its heads. */
  cells?: { found: number; wanted: number };
}

/** What is noted beside the elements. */
export interface Found {
  /**
   * Each link, where it begins, and where its address stands as it is written: perhaps with escapes, or between < and
   * >.
   */
  links: { href: string; offset: number; address: Range }[];
  /** Words in another language, where they stand with their brackets, and where it is said which. */
  phrases: ({ lang: string; tag: Range } & Range)[];
  faults: RichTextFault[];
}
