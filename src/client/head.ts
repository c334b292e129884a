const SAID = 'meta[name=description],meta[property],link[rel=canonical]';

/** By what a tag of a head is found in another one. */
const selectorOf = (tag: Element): string => {
  const [name, value] =
    ['name', 'property', 'rel'].map((name) => [name, tag.getAttribute(name)]).find(([, value]) => value) ?? [];
  return `${tag.localName}[${name}="${value}"]`;
};

/**
 * Makes the head say what that of a page says, after a soft navigation: as far as a browser shows it, or hands it on when
 * the page is shared or kept. What only programs read that ask for a document of its own stays as it was loaded.
 */
export function applyHead({ title, head }: Document): void {
  document.title = title;
  for (const tag of head.querySelectorAll(SAID)) {
    const now = document.head.querySelector(selectorOf(tag));
    for (const attribute of ['content', 'href']) {
      const value = tag.getAttribute(attribute);
      if (value !== null) now?.setAttribute(attribute, value);
    }
  }
}
