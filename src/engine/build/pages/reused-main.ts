import type { PageMain, WrittenMain } from '../../../model/rendering/fragment.ts';
import type { RenderedPage } from '../../../model/rendering/renderer.ts';
import type { HydrationData } from '../../../model/rendering/live.ts';
import type { ResolvedSite } from '../../../model/page/types.ts';
import { longNames, renameInHtml, shortNames } from '../../../model/rendering/short-names.ts';
import { BODY_START, MAIN_END, MAIN_START, PAGE_DATA_START, SPRITE_END } from '../document/markers.ts';

// A page whose blocks have not changed is not rendered again: they are taken out of its last document.

/** What is recorded of a page so that its blocks can be taken out of its document. */
export interface MainRecord {
  /** The class names of the styles that they use, in order of insertion, with spaces between. */
  classNames: string;
  hints: string[];
}

/** CSS rules by class name and direction: the same for all pages. */
export type StyleRules = Record<string, string>;

type Direction = Pick<ResolvedSite, 'dir'>;

/**
 * A style has the same class name in all languages, but mirrored rules in those that are written from right to left.
 */
const keyOf = (name: string, { dir }: Direction): string => (dir ? `${name} ${dir}` : name);

/** What is recorded of a rendered page. Its rules are added to the given ones. */
export function mainRecordOf(
  { styles, hints }: RenderedPage['written'],
  direction: Direction,
  rules: StyleRules,
): MainRecord {
  for (const [name, text] of styles) rules[keyOf(name, direction)] = text;
  return { classNames: styles.map(([name]) => name).join(' '), hints };
}

/** What stands between header and footer of a document that an earlier build has written. */
export function mainFromDocument(
  document: string,
  record: MainRecord,
  direction: Direction,
  rules: StyleRules,
): PageMain {
  const { html, classNames, reserved } = readMain(document, record);
  return {
    html: renameInHtml(html, longNames(shortNames(classNames, new Set(reserved)))),
    styles: classNames.map((name) => [name, rules[keyOf(name, direction)] ?? '']),
    hints: record.hints,
    hydration: hydrationIn(document),
    reserved,
  };
}

/**
 * A document with another header, in pieces: decoding and encoding thousands of documents took a quarter of the time.
 * @param headerFor the header for a document with these blocks
 */
export function withHeader(
  document: Buffer,
  record: MainRecord,
  headerFor: (main: WrittenMain) => string,
): Uint8Array[] {
  // One character for each byte: the markers are ASCII.
  const text = document.toString('latin1');
  const start = text.indexOf(SPRITE_END, text.indexOf(BODY_START)) + SPRITE_END.length;
  const end = text.indexOf(MAIN_START, start);
  const { classNames, reserved } = readMain(text, record);
  const header = headerFor({ classNames, reserved, hasLiveParts: hydrationIn(text)?.parts !== undefined });
  return [document.subarray(0, start), Buffer.from(header), document.subarray(end)];
}

function readMain(document: string, record: MainRecord): Pick<PageMain, 'html'> & Omit<WrittenMain, 'hasLiveParts'> {
  const classNames = record.classNames === '' ? [] : record.classNames.split(' ');
  // Text never contains the markers: in it, "<" is escaped.
  const html = document.slice(document.indexOf(MAIN_START) + MAIN_START.length, document.lastIndexOf(MAIN_END));
  // Names in full are those that were not shortened, since live parts use them.
  const full = new Set(html.match(/\bpw-[\w-]+/g));
  return { html, classNames, reserved: classNames.filter((name) => full.has(name)) };
}

/** The rules that a page uses. */
export function usedRules(pages: Record<string, { main?: MainRecord }>, rules: StyleRules): StyleRules {
  const lists = new Set(Object.values(pages).map(({ main }) => main?.classNames ?? ''));
  const names = new Set([...lists].flatMap((list) => list.split(' ')));
  return Object.fromEntries(Object.entries(rules).filter(([key]) => names.has(key.split(' ', 1)[0] ?? '')));
}

function hydrationIn(document: string): HydrationData | undefined {
  const tag = document.lastIndexOf(PAGE_DATA_START);
  const start = document.indexOf('>', tag) + 1;
  const json = document.slice(start, document.indexOf('</script>', start));
  return json === '' ? undefined : (JSON.parse(json) as HydrationData);
}
