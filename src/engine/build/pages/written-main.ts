import { ids } from '../../../model/addresses/ids.ts';
import type { PageMain, WrittenMain } from '../../../model/rendering/fragment.ts';
import type { PageLife } from '../../../model/rendering/live.ts';
import { longNames, renameInHtml, shortNames } from '../../../model/rendering/short-names.ts';

/** What has to be kept of a page so that its blocks can be taken out of its document again. */
export interface MainRecord {
  /** The classes of the styles that it wears, in their order. */
  worn: string;
  hints: string[];
}

/** The rules of styles by class: the same for all pages. */
export type StyleRules = Record<string, string>;

/** What is kept of a page; its new rules are added to those that are known. */
export function recordOf({ styles, hints }: PageMain, rules: StyleRules): MainRecord {
  for (const [name, text] of styles) rules[name] = text;
  return { worn: styles.map(([name]) => name).join(' '), hints };
}

const BODY = '</head><body>';
const OPENING = `<main id="${ids.main}" tabindex="-1">`;

/** What stands between header and footer of a document that the build has written. */
export function mainOf(document: string, record: MainRecord, rules: StyleRules): PageMain {
  const { html, worn, life, kept } = writtenMain(document, record);
  return {
    html: renameInHtml(html, longNames(shortNames(worn, new Set(kept)))),
    styles: worn.map((name) => [name, rules[name] ?? '']),
    hints: record.hints,
    life,
    kept,
  };
}

/** A document with something else before its blocks. */
export function withHeader(
  document: string,
  record: MainRecord,
  exchange: (before: string, main: WrittenMain) => string,
): string {
  const start = document.indexOf(BODY) + BODY.length;
  const end = document.indexOf(OPENING, start);
  const before = exchange(document.slice(start, end), writtenMain(document, record));
  return document.slice(0, start) + before + document.slice(end);
}

function writtenMain(document: string, { worn }: MainRecord): WrittenMain & { html: string } {
  const names = worn === '' ? [] : worn.split(' ');
  // Texts of a page never hold a sign of markup as it is.
  const html = document.slice(document.indexOf(OPENING) + OPENING.length, document.lastIndexOf('</main>'));
  // Those that no short name stands for: what lives calls them so.
  const written = new Set(html.match(/\bpw-[\w-]+/g));
  return { html, worn: names, life: lifeIn(document), kept: names.filter((name) => written.has(name)) };
}

/** Of the rules that are known those that some page wears. */
export function usedRules(pages: Record<string, { main?: MainRecord }>, rules: StyleRules): StyleRules {
  const lists = new Set(Object.values(pages).map(({ main }) => main?.worn ?? ''));
  const names = new Set([...lists].flatMap((list) => list.split(' ')));
  return Object.fromEntries(Object.entries(rules).filter(([name]) => names.has(name)));
}

function lifeIn(document: string): PageLife | undefined {
  const tag = document.lastIndexOf(`<script type="application/json" id="${ids.page}"`);
  const start = document.indexOf('>', tag) + 1;
  const json = document.slice(start, document.indexOf('</script>', start));
  return json === '' ? undefined : (JSON.parse(json) as PageLife);
}
