import * as ids from '../model/rendering/ids.ts';

/** The shell: what stands around the content of a page, and stays when another page is shown. */
const SHELL = ['header', 'footer', `#${ids.consent}`, `#${ids.notLoaded}`];
/** Its attributes that differ from page to page: classes, the current menu entry, links to other languages. */
const ATTRIBUTES = ['class', 'aria-current', 'href'];

/** The elements that may have such attributes, in document order. */
const elementsIn = (part: Element): Element[] => [part, ...part.querySelectorAll('[class],a,button,summary')];

const detailsIn = (part: Element): HTMLDetailsElement[] => [...part.querySelectorAll('details')];

/** Updates the shell to what it is in the document of another page. */
export function updateShell(fresh: Document): void {
  for (const selector of SHELL) {
    const [now, next] = [document, fresh].map((each) => each.querySelector(`body>${selector}`));
    if (now && next) update(now, next);
    else if (next) document.body.append(document.importNode(next, true));
    // Removed where the page has none: its class may mean something else in the styles of that page.
    else now?.remove();
  }
}

/** Replaces the content of a part by that in another document. Details stay open or closed. */
export function replaceContent(now: Element, next: Element): void {
  const wasOpen = detailsIn(now).map(({ open }) => open);
  now.replaceChildren(...document.importNode(next, true).childNodes);
  for (const [index, details] of detailsIn(now).entries()) details.open = wasOpen[index] ?? details.open;
}

function update(now: Element, next: Element): void {
  let [before, after] = [now, next].map(elementsIn) as [Element[], Element[]];
  if (before.length !== after.length) {
    // An extension has changed it.
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
