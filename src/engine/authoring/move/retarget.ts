import { createLocator } from '../../read/locate.ts';
import { isFormatted, linksAndFaultsOf, parseRichText, type TextKind } from '../../read/rich-text/rich-text.ts';
import { isWithin } from '../../../model/addresses/address.ts';
import { applyChanges, type TextChange } from '../../read/text-change.ts';
import type { ContentDocument } from '../../../model/content/content.ts';
import type { Role } from '../../../model/content/roles.ts';
import type { DataPath, Edit } from '../../../model/diagnostics/diagnostic.ts';
import { withoutQueryAndHash } from '../../../model/addresses/without-query-and-hash.ts';
import { changesOf } from '../edits.ts';
import { Refusal } from '../refusal.ts';
import { differing } from '../rewrite/string-change.ts';
import type { Moves } from './moves.ts';

/** An address in a file that changes, as written and as it will be. */
export interface ChangedAddress {
  line: number;
  before: string;
  after: string;
}

interface Retargeted {
  /** The file with every address changed. */
  text: string;
  changedAddresses: ChangedAddress[];
}

/** One address within a text as data, and what stands there now. */
interface Piece extends TextChange {
  before: string;
}

/**
 * Changes everything in a document that leads to what moves, wherever its schema says that an address stands; the list
 * of redirects is left to redirects.ts. Throws a `Refusal` for a link that is written so that it cannot be changed
 * safely.
 */
export function retargeted(document: ContentDocument, moves: Moves): Retargeted {
  const locate = createLocator(document.text);
  const found: (ChangedAddress & { column: number })[] = [];
  const edits: Edit[] = [];

  const replaceIn = (path: DataPath, pieces: Piece[]): void => {
    for (const piece of pieces) {
      edits.push(editOf(path, piece));
      const { line, column } = locate({ path, within: piece });
      found.push({ line, column, before: piece.before, after: piece.text });
    }
  };

  for (const { role, value, path } of document.references) {
    if (document.kind === 'site' && path[0] === 'redirects') continue;
    const written = value as string;
    if (isFormatted(role)) {
      const pieces = richPieces(written, role, moves);
      requireRetargeted(
        { text: written, kind: role },
        pieces,
        moves,
        () => `${document.file}, line ${locate({ path }).line},`,
      );
      replaceIn(path, pieces);
    } else {
      const after = addressAfter(role, written, moves);
      if (after !== undefined) replaceIn(path, [wholly(written, after)]);
    }
  }
  const schema = wayAfter(document, moves);
  const before = document.data?.['$schema'] as string;
  if (schema !== undefined) replaceIn(['$schema'], [wholly(before, schema)]);
  return {
    text: applyChanges(document.text, changesOf(document.text, edits)),
    changedAddresses: found
      .toSorted((a, b) => a.line - b.line || a.column - b.column)
      .map(({ line, before, after }) => ({ line, before, after })),
  };
}

/** What differs and nothing else, so that all around it keeps the way it is written. */
function editOf(path: DataPath, { offset, length, before, text }: Piece): Edit {
  const { start, end } = differing(before, text);
  const within = { offset: offset + start, length: length - start - end };
  return { kind: 'replace', location: { path, within }, value: text.slice(start, text.length - end) };
}

const wholly = (before: string, text: string): Piece => ({ offset: 0, length: before.length, before, text });

/** A link with its address moved, its query and hash kept; undefined when it leads elsewhere. */
export function retarget(href: string, { addresses, origin }: Moves): string | undefined {
  const start = origin !== '' && href.startsWith(`${origin}/`) ? origin.length : 0;
  const address = withoutQueryAndHash(href.slice(start));
  const after = addresses.get(address);
  return after === undefined ? undefined : href.slice(0, start) + after + href.slice(start + address.length);
}

function addressAfter(role: Role, written: string, moves: Moves): string | undefined {
  switch (role) {
    case 'link':
      return retarget(written, moves);
    case 'address':
      return moves.addresses.get(written);
    case 'collection':
    case 'folder':
      return isWithin(written, moves.from) ? moves.to + written.slice(moves.from.length) : undefined;
    default:
      return undefined;
  }
}

function richPieces(text: string, kind: TextKind, moves: Moves): Piece[] {
  return linksAndFaultsOf(text, kind).links.flatMap(({ href, address }) => {
    const after = retarget(href, moves);
    if (after === undefined) return [];
    const before = text.slice(address.offset, address.offset + address.length);
    // Between < and > it stays there; one that is written with escapes is written anew.
    return [{ ...address, before, text: before.includes(href) ? before.replace(href, () => after) : after }];
  });
}

/**
 * Makes sure that a formatted text, once its pieces are replaced, has exactly the links it should have. Markdown can be
 * written in surprising ways.
 */
function requireRetargeted(
  { text, kind }: { text: string; kind: TextKind },
  pieces: Piece[],
  moves: Moves,
  place: () => string,
): void {
  const { links } = linksAndFaultsOf(text, kind);
  if (!links.some(({ href }) => retarget(href, moves) !== undefined)) return;
  const { links: after } = parseRichText(applyChanges(text, pieces.toReversed()), kind);
  if (
    links.length === after.length &&
    links.every(({ href }, index) => after[index]?.href === (retarget(href, moves) ?? href))
  )
    return;
  throw new Refusal(
    `A link in ${place()} is written in an unusual way, so that it cannot be changed safely. Write it as [words](/address), then move again.`,
  );
}

/** The way from a moved page to the help for editors, if the page is deeper or less deep now. */
function wayAfter({ file, data }: ContentDocument, { files }: Moves): string | undefined {
  const depth = (name: string): number => name.split('/').length - 1;
  const way = data?.['$schema'];
  const ups = /^(?:\.\.\/)*/.exec(String(way))?.[0] ?? '';
  const deeper = depth(files.get(file) ?? file) - depth(file);
  // A way that does not even leave pages/ is not ours to judge.
  if (deeper === 0 || typeof way !== 'string' || ups.length < 3 * depth(file)) return undefined;
  return '../'.repeat(ups.length / 3 + deeper) + way.slice(ups.length);
}
