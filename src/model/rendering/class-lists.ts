import { getOrInsert } from '../memoize.ts';

/** The classes of an element, in what React writes: there a quotation mark outside of tags is always an entity. */
const LIST = / class="([^"]+)/g;

/** The classes that the elements of a document have. */
export function classesIn(html: string): Set<string> {
  const lists = new Set<string>();
  for (const [, list = ''] of html.matchAll(LIST)) lists.add(list);
  return new Set([...lists].flatMap((list) => list.split(' ')));
}

/**
 * HTML with other classes.
 * @param change is asked once for each list of classes: a page has many that are the same
 */
export function withClasses(html: string, change: (classes: string[]) => string[]): string {
  const changed = new Map<string, string>();
  return html.replace(LIST, (_whole, list: string) =>
    getOrInsert(changed, list, () => ` class="${change(list.split(' ')).join(' ')}`),
  );
}
