import type { Page } from 'playwright';
import { launchBrowser } from '../../../scripts/support/browser.ts';

/** What a browser reads out of a document, with nothing of it running. */
export interface Inspected {
  /** Every kind of element with each attribute that it has: "a", "a@href". */
  vocabulary: string[];
  /** Values that a browser would load or go to, as "a@href value". */
  addresses: string[];
  /** What each script element says of itself, and its text. */
  scripts: { type: string; src: string; text: string }[];
  /** The text of each style element, and of each style attribute. */
  styles: string[];
  styleAttributes: string[];
  /** The names of all ids, one for each element that has one. */
  ids: string[];
  policies: string[];
}

/** A browser's own parser: the one judge of what HTML means. */
export interface Inspector {
  inspect: (documents: string[]) => Promise<Inspected[]>;
  close: () => Promise<void>;
}

export async function startInspector(): Promise<Inspector> {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  return { inspect: (documents) => inspectIn(page, documents), close: () => browser.close() };
}

/** Parses documents in a page, which stays as it is: one at a time, since the longest would together be too much for it. */
async function inspectIn(page: Page, documents: string[]): Promise<Inspected[]> {
  const inspected: Inspected[] = [];
  for (const document of documents) inspected.push(...(await page.evaluate(readAll, [document])));
  return inspected;
}

/** Runs in the browser: what there is in documents. */
function readAll(documents: string[]): Inspected[] {
  const loading = new Set(['href', 'src', 'srcset', 'action', 'formaction', 'poster', 'data', 'xlink:href', 'ping']);
  return documents.map((html) => {
    const vocabulary = new Set<string>();
    const addresses = new Set<string>();
    const found: Omit<Inspected, 'vocabulary' | 'addresses'> = {
      scripts: [],
      styles: [],
      styleAttributes: [],
      ids: [],
      policies: [],
    };
    for (const element of new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*')) {
      const name = element.localName;
      vocabulary.add(name);
      for (const { name: attribute, value } of element.attributes) {
        vocabulary.add(`${name}@${attribute}`);
        // What names an address for others loads nothing.
        const isName = name === 'link' && /^(?:canonical|alternate)$/.test(element.getAttribute('rel') ?? '');
        if (loading.has(attribute.toLowerCase()) && !isName) addresses.add(`${name}@${attribute} ${value}`);
        if (attribute === 'style') found.styleAttributes.push(value);
        if (attribute === 'id') found.ids.push(value);
        if (attribute === 'http-equiv') found.policies.push(`${value} ${element.getAttribute('content')}`);
      }
      const text = element.textContent ?? '';
      if (name === 'style') found.styles.push(text);
      if (name === 'script')
        found.scripts.push({ type: element.getAttribute('type') ?? '', src: element.getAttribute('src') ?? '', text });
    }
    return { ...found, vocabulary: [...vocabulary], addresses: [...addresses] };
  });
}
