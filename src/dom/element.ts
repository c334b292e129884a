type Attributes = Readonly<Record<string, string>>;

/** An element with what is in it. Texts are texts: nothing is read as HTML. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
  created.append(...children);
  return created;
}

const SVG = 'http://www.w3.org/2000/svg';

/** An icon of the page's sprite. */
export function icon(name: string): Element {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#_i-${name}`);
  svg.append(use);
  return svg;
}
