import * as ids from '../model/rendering/ids.ts';

/** The shell: what stands around the content of a page, and stays when another page is shown. */
const SHELL = ['header', 'footer', `#${ids.consent}`, `#${ids.notLoaded}`];
/** Its attributes that differ from page to page: classes of styles, the current menu entry, other languages. */
const ATTRIBUTES = ['class', 'aria-current', 'href'];

/** The elements that may have such attributes, in document order. */
const elementsIn = (part: Element): Element[] => [part, ...part.querySelectorAll('[class],a,button,summary')];

const foldsIn = (part: Element): HTMLDetailsElement[] => [...part.querySelectorAll('details')];

/** Updates the shell to what it is in the document of another page. */
export function updateShell(fresh: Document): void {
  for (const selector of SHELL) {
    const [now, next] = [document, fresh].map((each) => each.querySelector(`body>${selector}`));
    if (now && next) update(now, next);
    else if (next) document.body.append(document.importNode(next, true));
    // Pages that load nothing have none: it would get what its class means in their styles.
    else now?.remove();
  }
}

/** Replaces the content of a part by that of the same part in another document. Columns stay folded as they are. */
export function replaceContent(now: Element, next: Element): void {
  const wasOpen = foldsIn(now).map(({ open }) => open);
  now.replaceChildren(...document.importNode(next, true).childNodes);
  for (const [index, fold] of foldsIn(now).entries()) fold.open = wasOpen[index] ?? fold.open;
}

function update(now: Element, next: Element): void {
  let [before, after] = [now, next].map(elementsIn) as [Element[], Element[]];
  if (before.length !== after.length) {
    // An extension has put something into it.
    replaceContent(now, next);
    before = elementsIn(now);
  }
  for (const [index, element] of before.entries())
    for (const name of ATTRIBUTES) {
      const value = after[index]?.getAttribute(name) ?? null;
      if (value === null) element.removeAttribute(name);
      else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    }
}
