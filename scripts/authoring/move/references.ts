import { createRanges, lineStarts, positionAt } from '../../content/check/locate.ts';
import { richTextOf } from '../../content/check/rich-text-cache.ts';
import type { ContentDocument, DataPath } from '../../content/model.ts';
import { parseRichText } from '../../content/rich-text.ts';
import { Refusal } from '../refusal.ts';
import { isWithin, type Moves } from './moves.ts';

/** A piece of a file's text to be replaced. */
export interface Edit {
  line: number;
  offset: number;
  length: number;
  text: string;
  /** The whole address, as written and as it will be. */
  before: string;
  after: string;
}

/** A piece of a text as data. */
interface Piece {
  offset: number;
  length: number;
  text: string;
  before: string;
  after: string;
}

/**
 * Everything in a document that leads to what moves, wherever its schema says that an address stands; the list of redirects is left to redirects.ts.
 * Throws a `Refusal` for a link that is written so that it cannot be changed safely.
 */
export function referencesIn(document: ContentDocument, moves: Moves): Edit[] {
  const rangeOf = createRanges(document.text);
  const lines = lineStarts(document.text);
  const edits = new Map<number, Edit>();
  const replace = (path: DataPath, { offset, length, text, before, after }: Piece): void => {
    const range = rangeOf({ path, within: { offset, length } });
    edits.set(range.offset, { ...range, line: positionAt(lines, range.offset)[0], text, before, after });
  };

  for (const { role, value, path } of document.facts) {
    if (document.kind === 'site' && path[0] === 'redirects') continue;
    const written = value as string;
    for (const piece of piecesOf(role, written, moves)) replace(path, piece);
    if (role === 'richText' && !isRetargeted(written, moves)) {
      const line = positionAt(lines, rangeOf({ path }).offset)[0];
      throw new Refusal(
        `A link in ${document.file}, line ${line}, is written in an unusual way, so that it cannot be changed safely. Write it as [words](/address), then move again.`,
      );
    }
  }
  const schema = schemaPiece(document, moves);
  if (schema) replace(['$schema'], schema);
  return [...edits.values()].toSorted((a, b) => a.offset - b.offset);
}

/** The text with all edits made; they do not overlap. */
export function applyEdits(text: string, edits: Pick<Edit, 'offset' | 'length' | 'text'>[]): string {
  return edits.reduceRight((done, { offset, length, text: piece }) => done.slice(0, offset) + piece + done.slice(offset + length), text);
}

/** A link with its address moved, its section and question kept; undefined when it leads elsewhere. */
export function retarget(href: string, moves: Moves): string | undefined {
  const piece = hrefPiece(href, moves);
  return piece?.after;
}

function piecesOf(role: string, written: string, moves: Moves): Piece[] {
  switch (role) {
    case 'link':
      return [hrefPiece(written, moves) ?? []].flat();
    case 'address':
      return whole(written, moves.addresses.get(written));
    case 'collection':
      return whole(written, isWithin(written, moves.from) ? moves.to + written.slice(moves.from.length) : undefined);
    case 'richText':
      return richPieces(written, moves);
    default:
      return [];
  }
}

const whole = (before: string, after: string | undefined): Piece[] =>
  after === undefined ? [] : [{ offset: 0, length: before.length, text: after, before, after }];

function hrefPiece(href: string, { addresses, origin }: Moves): Piece | undefined {
  const offset = origin !== '' && href.startsWith(`${origin}/`) ? origin.length : 0;
  const address = /^[^?#]*/.exec(href.slice(offset))?.[0] ?? '';
  const text = addresses.get(address);
  if (text === undefined) return undefined;
  return { offset, length: address.length, text, before: href, after: href.slice(0, offset) + text + href.slice(offset + address.length) };
}

function richPieces(text: string, moves: Moves): Piece[] {
  const { links } = richTextOf(text);
  return links.flatMap(({ href, offset }) => {
    const piece = hrefPiece(href, moves);
    const start = text.indexOf(href, text.indexOf('](', offset));
    return piece && start !== -1 ? [{ ...piece, offset: start + piece.offset }] : [];
  });
}

/** Whether a formatted text, once its pieces are replaced, has exactly the links it should have. Markdown can be written in surprising ways. */
function isRetargeted(text: string, moves: Moves): boolean {
  const { links } = richTextOf(text);
  if (!links.some(({ href }) => retarget(href, moves) !== undefined)) return true;
  const { links: after } = parseRichText(applyEdits(text, richPieces(text, moves)));
  return links.length === after.length && links.every(({ href }, index) => after[index]?.href === (retarget(href, moves) ?? href));
}

/** The way from a moved page to the help for editors, if it is deeper or less deep now. */
function schemaPiece({ file, data }: ContentDocument, { files }: Moves): Piece | undefined {
  const depth = (name: string): number => name.split('/').length - 1;
  const before = data?.['$schema'];
  const ups = /^(?:\.\.\/)*/.exec(String(before))?.[0] ?? '';
  const deeper = depth(files.get(file) ?? file) - depth(file);
  // A way that does not even leave pages/ is not ours to judge.
  if (deeper === 0 || typeof before !== 'string' || ups.length < 3 * depth(file)) return undefined;
  const text = '../'.repeat(ups.length / 3 + deeper);
  return { offset: 0, length: ups.length, text, before, after: text + before.slice(ups.length) };
}
