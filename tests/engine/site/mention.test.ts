import { describe, expect, it } from 'vitest';
import { mentionOf, titlesOf, type Named } from '../../../src/engine/site/wording/mention.ts';

const NOTHING: Named = {
  addresses: new Set(),
  beginnings: [],
  folders: new Set(),
  shared: new Set(),
  sections: new Set(),
};
const names = (named: Partial<Named>, text: string): boolean =>
  mentionOf({ ...NOTHING, ...named }, new Map()).some((pattern) => pattern.test(text));

describe('a search for what is named', () => {
  it.each([
    [{ addresses: new Set(['/team', '/team/dana']) }, '"/team/dana#top"', true],
    [{ addresses: new Set(['/team', '/team/dana']) }, '"/teams"', false],
    [{ addresses: new Set(['/team', '/team/dana']) }, '"/team/dana-smith"', false],
    [{ beginnings: ['/team/page/'] }, '"/team/page/2"', true],
    [{ folders: new Set(['/team', '/work']) }, '"from": "/work"', true],
    [{ folders: new Set(['/team', '/work']) }, '"from": "/works"', false],
    [{ shared: new Set(['closing', 'form']) }, '"name": "form"', true],
    [{ shared: new Set(['closing', 'form']) }, '"name": "forms"', false],
  ])('of %o in %s', (named, text, isFound) => {
    expect(names(named, text)).toBe(isFound);
  });

  it('finds the title and the description of a page, whatever the capitals', () => {
    const isSaid = (text: string): boolean => titlesOf(['Our team', 'What we do']).some((each) => each.test(text));
    expect(isSaid('"description": "what we DO"')).toBe(true);
    expect(isSaid('"title":" Our team "')).toBe(true);
    expect(isSaid('"label": "Our team"')).toBe(false);
    expect(isSaid('"title": "Our teams"')).toBe(false);
  });

  it('finds words that are not ASCII, and ends at once where no page says them', () => {
    const words = Array.from({ length: 40 }, () => 'शब्द').join(' ');
    const isSaid = (text: string): boolean => titlesOf([`A ${words}, 4.`]).some((each) => each.test(text));
    expect(isSaid(`"title": "A ${words}, 4."`)).toBe(true);
    expect(isSaid(`"title": "A ${words} ${words}, 5."`)).toBe(false);
    expect(isSaid(`"title": "B ${words}, 4."`)).toBe(false);
    const [title] = titlesOf(['Größe für "alle"']);
    expect(title?.test(String.raw`"title": "größe für \"alle\""`)).toBe(true);
  });

  it('asks for what names have in common once: hundreds of them were each tried at every letter', () => {
    const many = Array.from({ length: 300 }, (_, number) => `Page ${number}`);
    expect(titlesOf(many).map(({ source }) => source.split('"').length)).toEqual(
      titlesOf(['Page']).map(({ source }) => source.split('"').length),
    );
  });
});
