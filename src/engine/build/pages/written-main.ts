import { ids } from '../../../model/addresses/ids.ts';
import type { PageMain } from '../../../model/rendering/fragment.ts';
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

/** What stands between header and footer of a document that the build has written. */
export function mainOf(document: string, { worn, hints }: MainRecord, rules: StyleRules): PageMain {
  const opening = `<main id="${ids.main}" tabindex="-1">`;
  const names = worn === '' ? [] : worn.split(' ');
  // Texts of a page never hold a sign of markup as it is.
  const html = document.slice(document.indexOf(opening) + opening.length, document.lastIndexOf('</main>'));
  // Those that no short name stands for: what lives calls them so.
  const written = new Set(html.match(/\bpw-[\w-]+/g));
  const kept = names.filter((name) => written.has(name));
  return {
    html: renameInHtml(html, longNames(shortNames(names, new Set(kept)))),
    styles: names.map((name) => [name, rules[name] ?? '']),
    hints,
    life: lifeIn(document),
    kept,
  };
}

/** Of the rules that are known those that some page wears. */
export function usedRules(pages: Record<string, { main?: MainRecord }>, rules: StyleRules): StyleRules {
  const lists = new Set(Object.values(pages).map(({ main }) => main?.worn ?? ''));
  const names = new Set([...lists].flatMap((list) => list.split(' ')));
  return Object.fromEntries(Object.entries(rules).filter(([name]) => names.has(name)));
}

function lifeIn(html: string): PageLife | undefined {
  const [, json = ''] =
    new RegExp(`<script type="application/json" id="${ids.page}"[^>]*>(.*?)</script>`, 's').exec(html) ?? [];
  return json === '' ? undefined : (JSON.parse(json) as PageLife);
}
