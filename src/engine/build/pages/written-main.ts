import type { PageMain, WrittenMain } from '../../../model/rendering/fragment.ts';
import type { PageLife } from '../../../model/rendering/live.ts';
import type { ResolvedSite } from '../../../model/page/types.ts';
import { longNames, renameInHtml, shortNames } from '../../../model/rendering/short-names.ts';
import { BODY_START, MAIN_END, MAIN_START, PAGE_DATA_START, SPRITE_END } from '../document/markers.ts';

/** What has to be kept of a page so that its blocks can be taken out of its document again. */
export interface MainRecord {
  /** The classes of the styles that it wears, in their order. */
  worn: string;
  hints: string[];
}

/** The rules of styles by class and direction: the same for all pages. */
export type StyleRules = Record<string, string>;

type Direction = Pick<ResolvedSite, 'dir'>;

/** A style has one name in all languages, and is turned around in those that are written from the right. */
const keyOf = (name: string, { dir }: Direction): string => (dir ? `${name} ${dir}` : name);

/** What is kept of a page; its new rules are added to those that are known. */
export function recordOf({ styles, hints }: PageMain, direction: Direction, rules: StyleRules): MainRecord {
  for (const [name, text] of styles) rules[keyOf(name, direction)] = text;
  return { worn: styles.map(([name]) => name).join(' '), hints };
}

/** What stands between header and footer of a document that the build has written. */
export function mainOf(document: string, record: MainRecord, direction: Direction, rules: StyleRules): PageMain {
  const { html, worn, kept } = writtenMain(document, record);
  return {
    html: renameInHtml(html, longNames(shortNames(worn, new Set(kept)))),
    styles: worn.map((name) => [name, rules[keyOf(name, direction)] ?? '']),
    hints: record.hints,
    life: lifeIn(document),
    kept,
  };
}

/**
 * A document with another header, in pieces. Of thousands of documents, to make texts of their bytes and bytes of the
 * texts took a quarter of the time.
 * @param headerIn the header as it stands beside such blocks
 */
export function withHeader(
  document: Buffer,
  record: MainRecord,
  headerIn: (main: WrittenMain) => string,
): Uint8Array[] {
  // A letter for each byte: what is looked for is ASCII, and other letters are not read.
  const text = document.toString('latin1');
  const start = text.indexOf(SPRITE_END, text.indexOf(BODY_START)) + SPRITE_END.length;
  const end = text.indexOf(MAIN_START, start);
  const { worn, kept } = writtenMain(text, record);
  const header = headerIn({ worn, kept, lives: lifeIn(text)?.parts !== undefined });
  return [document.subarray(0, start), Buffer.from(header), document.subarray(end)];
}

function writtenMain(document: string, { worn }: MainRecord): Pick<WrittenMain, 'worn' | 'kept'> & { html: string } {
  const names = worn === '' ? [] : worn.split(' ');
  // Texts of a page never hold a sign of markup as it is.
  const html = document.slice(document.indexOf(MAIN_START) + MAIN_START.length, document.lastIndexOf(MAIN_END));
  // Those that no short name stands for: what lives calls them so.
  const written = new Set(html.match(/\bpw-[\w-]+/g));
  return { html, worn: names, kept: names.filter((name) => written.has(name)) };
}

/** Of the rules that are known those that some page wears. */
export function usedRules(pages: Record<string, { main?: MainRecord }>, rules: StyleRules): StyleRules {
  const lists = new Set(Object.values(pages).map(({ main }) => main?.worn ?? ''));
  const names = new Set([...lists].flatMap((list) => list.split(' ')));
  return Object.fromEntries(Object.entries(rules).filter(([key]) => names.has(key.split(' ', 1)[0] ?? '')));
}

function lifeIn(document: string): PageLife | undefined {
  const tag = document.lastIndexOf(PAGE_DATA_START);
  const start = document.indexOf('>', tag) + 1;
  const json = document.slice(start, document.indexOf('</script>', start));
  return json === '' ? undefined : (JSON.parse(json) as PageLife);
}
