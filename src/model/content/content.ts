import { type DataPath, type Diagnostic, isError } from '../diagnostics/diagnostic.ts';
import type { Role } from './roles.ts';

/** A value whose meaning its schema states (`"x-role"`), such as a link or an image, and where it stands. */
export interface Reference {
  role: Role;
  value: unknown;
  path: DataPath;
}

/**
 * "language" is the site file of a further language; "block" describes a kind of block, "icon" is a drawing: what an
 * owner adds to those that are there.
 */
export type DocumentKind = 'page' | 'site' | 'shared' | 'language' | 'block' | 'icon';

/** Whether a document is a site file, be it that of a further language. */
export const isSiteKind = (kind: DocumentKind): boolean => kind === 'site' || kind === 'language';

/**
 * A content file as read: its data if it is JSON, the references its schema names, and what is wrong with it by itself.
 */
export interface ContentDocument {
  file: string;
  kind: DocumentKind;
  /** Pages: the address, such as `/services/cloud`. Shared blocks: the name. */
  address: string;
  text: string;
  data: Record<string, unknown> | undefined;
  references: Reference[];
  /** What is wrong with this file alone; rules across pages add theirs when checked. */
  diagnostics: Diagnostic[];
  /**
   * Of a document that is parsed when it is asked: whether its text may say one of these. It is certain when it says
   * no.
   */
  mayMention?(...patterns: RegExp[]): boolean;
  /** Of a document that is not parsed yet: whether it may have such a field. It is certain when it says no. */
  mayHave?(...fields: string[]): boolean;
  /** Of a page of which only the outline is at hand: reads the page as its file has it. */
  whole?(): ContentDocument;
}

/** Whether a document is parsed only when it is asked for its data: of many it is not worth that. */
export const isParsedOnDemand = (document: Pick<ContentDocument, 'mayMention'>): boolean =>
  document.mayMention !== undefined;

/**
 * Whether a document may have such a field, itself or in a block. It is certain when it says no, and nothing is parsed.
 */
export const mayHave = (document: Pick<ContentDocument, 'mayHave'>, ...fields: string[]): boolean =>
  document.mayHave?.(...fields) ?? true;

/** Whether the text of a document may say one of these. It is certain when it says no, and nothing is parsed. */
export const mayMention = (document: Pick<ContentDocument, 'mayMention'>, ...patterns: RegExp[]): boolean =>
  document.mayMention?.(...patterns) ?? true;

/** Whether a document has errors of its own, so that others can rely on its address only. */
export function isBroken(document: Pick<ContentDocument, 'data' | 'diagnostics' | 'whole'>): boolean {
  // Only pages without mistakes have an outline, which is not read for the sake of asking.
  if (document.whole) return false;
  return document.data === undefined || document.diagnostics.some(isError);
}

/** The folder of pages, site files and shared blocks. */
export const PAGES = 'pages';
/** The folder of files that are published as they are. */
export const PUBLIC = 'public';
/** The folder of templates for new pages. */
export const TEMPLATES = 'templates';
/** The folder of an owner's block types: their schemas and components. */
export const OWN_BLOCKS = 'blocks';
/** The folder of an owner's icons. */
export const OWN_ICONS = 'icons';

/** The module that own blocks import: helpers and types of the built-in blocks. */
export const BLOCK_MODULE = 'pagewright/block';
