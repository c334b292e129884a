import * as ids from '../model/rendering/ids.ts';

/** What stands around pages, and stays when another one is shown. */
const AROUND = ['header', 'footer', `#${ids.consent}`, `#${ids.notLoaded}`];
/** What is another from page to page: names of styles, and where in the menus and in other languages one is. */
const SIGNS = ['class', 'aria-current', 'href'];

/** What of a part may be signed, in its order. */
const signedIn = (part: Element): Element[] => [part, ...part.querySelectorAll('[class],a,button,summary')];

const foldsIn = (part: Element): HTMLDetailsElement[] => [...part.querySelectorAll('details')];

/** Has what stands around a page say what it says around another one. */
export function dressAround(fresh: Document): void {
  for (const selector of AROUND) {
    const [now, next] = [document, fresh].map((each) => each.querySelector(`body>${selector}`));
    if (now && next) dress(now, next);
    else if (next) document.body.append(document.importNode(next, true));
    // Pages that load nothing have none: it would wear what its class means in their styles.
    else now?.remove();
  }
}

/** Puts what a part says elsewhere in place of what it says here. Columns stay folded as they are. */
export function replaceContent(now: Element, next: Element): void {
  const wasOpen = foldsIn(now).map(({ open }) => open);
  now.replaceChildren(...document.importNode(next, true).childNodes);
  for (const [index, fold] of foldsIn(now).entries()) fold.open = wasOpen[index] ?? fold.open;
}

function dress(now: Element, next: Element): void {
  let [before, after] = [now, next].map(signedIn) as [Element[], Element[]];
  if (before.length !== after.length) {
    // An extension has put something into it.
    replaceContent(now, next);
    before = signedIn(now);
  }
  for (const [index, element] of before.entries())
    for (const sign of SIGNS) {
      const value = after[index]?.getAttribute(sign) ?? null;
      if (value === null) element.removeAttribute(sign);
      else if (element.getAttribute(sign) !== value) element.setAttribute(sign, value);
    }
}
