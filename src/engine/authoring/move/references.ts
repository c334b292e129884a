import { createLocator } from '../../read/locate.ts';
import { isFormatted, linksAndFaultsOf, parseRichText, type TextKind } from '../../read/rich-text.ts';
import type { ContentDocument } from '../../../model/content/content.ts';
import type { DataPath } from '../../../model/diagnostics/diagnostic.ts';
import { setValue } from '../data.ts';
import { Refusal } from '../refusal.ts';
import { rewrite } from '../rewrite.ts';
import { isWithin, type Moves } from './moves.ts';

/** An address in a file that changes, as written and as it will be. */
export interface Reference {
  line: number;
  before: string;
  after: string;
}

export interface Retargeted {
  /** The file with every address changed. */
  text: string;
  references: Reference[];
}

/** One address within a text as data. */
interface Piece {
  offset: number;
  before: string;
  after: string;
}

/**
 * Changes everything in a document that leads to what moves, wherever its schema says that an address stands; the list
 * of redirects is left to redirects.ts. Throws a `Refusal` for a link that is written so that it cannot be changed
 * safely.
 */
export function retargeted(document: ContentDocument, moves: Moves): Retargeted {
  const data = structuredClone(document.data);
  const locate = createLocator(document.text);
  const found: (Reference & { column: number })[] = [];
  let text = document.text;

  const replaceIn = (path: DataPath, written: string, pieces: Piece[]): void => {
    let value = written;
    // One by one from the end, so that what stands between two addresses keeps the way it is written.
    for (const { offset, before, after } of pieces.toReversed()) {
      value = value.slice(0, offset) + after + value.slice(offset + before.length);
      setValue(data, path, value);
      text = rewrite(text, data);
      const { line, column } = locate({ path, within: { offset, length: before.length } });
      found.push({ line, column, before, after });
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
      replaceIn(path, written, pieces);
    } else {
      const after = addressAfter(role, written, moves);
      if (after !== undefined) replaceIn(path, written, [{ offset: 0, before: written, after }]);
    }
  }
  const schema = wayAfter(document, moves);
  if (schema !== undefined)
    replaceIn(['$schema'], document.data?.['$schema'] as string, [
      { offset: 0, before: document.data?.['$schema'] as string, after: schema },
    ]);
  return {
    text,
    references: found
      .toSorted((a, b) => a.line - b.line || a.column - b.column)
      .map(({ line, before, after }) => ({ line, before, after })),
  };
}

/** A link with its address moved, its section and question kept; undefined when it leads elsewhere. */
export function retarget(href: string, { addresses, origin }: Moves): string | undefined {
  const start = origin !== '' && href.startsWith(`${origin}/`) ? origin.length : 0;
  const address = /^[^?#]*/.exec(href.slice(start))?.[0] ?? '';
  const after = addresses.get(address);
  return after === undefined ? undefined : href.slice(0, start) + after + href.slice(start + address.length);
}

function addressAfter(role: string, written: string, moves: Moves): string | undefined {
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
    return [
      { offset: address.offset, before, after: before.includes(href) ? before.replace(href, () => after) : after },
    ];
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
  const changed = pieces.reduceRight(
    (done, { offset, before, after }) => done.slice(0, offset) + after + done.slice(offset + before.length),
    text,
  );
  const { links: after } = parseRichText(changed, kind);
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
