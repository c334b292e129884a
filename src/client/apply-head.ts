const UPDATED = 'meta[name=description],meta[property],link[rel=canonical]';

/** A selector for the same tag in another head. */
const selectorOf = (tag: Element): string => {
  const [name, value] =
    ['name', 'property', 'rel'].map((name) => [name, tag.getAttribute(name)]).find(([, value]) => value) ?? [];
  return `${tag.localName}[${name}="${value}"]`;
};

/**
 * Updates the head after a soft navigation, as far as browsers use it: title, and metadata for sharing and bookmarks.
 * Tags for crawlers, which load documents anyway, stay.
 */
export function applyHead({ title, head }: Document): void {
  document.title = title;
  for (const tag of head.querySelectorAll(UPDATED)) {
    const now = document.head.querySelector(selectorOf(tag));
    for (const attribute of ['content', 'href']) {
      const value = tag.getAttribute(attribute);
      if (value !== null) now?.setAttribute(attribute, value);
    }
  }
}
