import { afterEach, expect, test, vi } from 'vitest';
import { focusHeading } from '../../../src/client/focus-heading.ts';

afterEach(() => vi.unstubAllGlobals());

/** A section or a heading: browsers give it the focus once it has an index. */
class Place {
  readonly focus = (options: object): void => void (this.#isReached && focused.push([this.name, options]));
  #isReached = false;
  constructor(
    readonly name: string,
    readonly headings: Record<string, Place> = {},
  ) {}
  get tabIndex(): number {
    return -1;
  }
  set tabIndex(_index: number) {
    this.#isReached = true;
  }
  querySelector(levels: string): Place | null {
    const level = levels.split(',').find((each) => this.headings[each]);
    return level === undefined ? null : (this.headings[level] ?? null);
  }
}

let focused: [name: string, options: object][];

test.each([
  ['of the page', '', 'Services'],
  ['of the section that is asked for', 'prices', 'Prices'],
  ['of the page where there is no such section', 'gone', 'Services'],
])('the focus goes to the heading %s, and nothing is scrolled by it', (_what, hash, name) => {
  focused = [];
  const sections: Record<string, Place> = { prices: new Place('section', { h2: new Place('Prices') }) };
  vi.stubGlobal('document', { getElementById: (id: string) => sections[id] ?? null });
  focusHeading(
    new Place('main', { h1: new Place('Services'), h2: new Place('Prices') }) as unknown as HTMLElement,
    hash,
  );
  expect(focused).toEqual([[name, { preventScroll: true }]]);
});

test('a section without a heading has the focus itself', () => {
  focused = [];
  vi.stubGlobal('document', { getElementById: () => new Place('section') });
  focusHeading(new Place('main', { h1: new Place('Services') }) as unknown as HTMLElement, 'map');
  expect(focused).toEqual([['section', { preventScroll: true }]]);
});
