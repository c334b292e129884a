import { describe, expect, it } from 'vitest';
import { UNFINISHED } from '../../../src/engine/check/messages/unfinished.ts';
import { linksAndFaultsOf, parseRichText } from '../../../src/engine/read/rich-text/rich-text.ts';
import type { RichElement, RichNode } from '../../../src/model/page/types.ts';
import { EVERYTHING } from '../../support/night.ts';

/** A tree as one reads it: `span.de(Welt)`. */
const outline = (node: RichNode): string => {
  if (typeof node === 'string') return node;
  const { tag, lang, children = [] } = node;
  return `${tag}${lang ? `.${lang}` : ''}(${children.map(outline).join(',')})`;
};
const read = (markdown: string): string => {
  const { tree } = parseRichText(markdown, 'articleText');
  return typeof tree === 'string' ? tree : tree.map(outline).join('');
};

describe('a phrase in another language', () => {
  it.each([
    ['a [Welt]{lang=de} b', 'p(a ,span.de(Welt), b)'],
    ['[Welt]{lang="pt-BR"}', 'p(span.pt-BR(Welt))'],
    ["**bold** [Welt]{lang='de'}s", 'p(strong(bold), ,span.de(Welt),s)'],
    ['[*Welt* **an**\nsich]{lang=de}', 'p(span.de(em(Welt), ,strong(an), sich))'],
    ['[siehe [hier](/x)]{lang=de} [b](/y)', 'p(span.de(siehe ,a(hier)), ,a(b))'],
    ['[see [Welt]{lang=de}](/x)', 'p(a(see ,span.de(Welt)))'],
    ['[ein [mot]{lang=fr} mehr]{lang=de}', 'p(span.de(ein ,span.fr(mot), mehr))'],
    ['**[Welt]{lang=de}**', 'p(strong(span.de(Welt)))'],
    ['[*Welt]{lang=de} an*', 'p(span.de(*Welt), an*)'],
    ['[`]`]{lang=de}', 'p(span.de(code(])))'],
    ['[a\\]b]{lang=de}', 'p(span.de(a]b))'],
    ['[a] [Welt]{lang=de}', 'p([a] ,span.de(Welt))'],
    ['- [Welt]{lang=de}', 'ul(li(span.de(Welt)))'],
    ['| A |\n| --- |\n| [Welt]{lang=de} |', 'table(thead(tr(th(A))),tbody(tr(td(,span.de(Welt)))))'],
  ])('is read in %j', (markdown, tree) => {
    expect(read(markdown)).toBe(tree);
    expect(linksAndFaultsOf(markdown, 'articleText').faults).toEqual([]);
  });

  it.each([
    ['\\[Welt]{lang=de}', '[Welt]{lang=de}'],
    ['[Welt]\\{lang=de}', '[Welt]{lang=de}'],
    ['`[Welt]{lang=de}`', 'p(code([Welt]{lang=de}))'],
    ['[Welt]{site.name} {year}', '[Welt]{site.name} {year}'],
    ['[Welt] and {x=1}', '[Welt] and {x=1}'],
  ])('is none in %j', (markdown, tree) => {
    expect(read(markdown)).toBe(tree);
    expect(linksAndFaultsOf(markdown, 'articleText').faults).toEqual([]);
  });

  it('is known with its place, and that of its language', () => {
    const text = 'a\n\n| B |\n| --- |\n| [Welt]{lang="de"} |';
    const [phrase] = linksAndFaultsOf(text, 'articleText').phrases;
    expect(phrase?.lang).toBe('de');
    expect(text.slice(phrase?.offset).slice(0, phrase?.length)).toBe('[Welt]{lang="de"}');
    expect(text.slice(phrase?.tag.offset).slice(0, phrase?.tag.length)).toBe('de');
  });

  it.runIf(EVERYTHING)('stands in others no deeper than what walks it can follow', () => {
    const deep = (depth: number) => '['.repeat(depth) + 'a' + ']{lang=de}'.repeat(depth);
    expect((parseRichText(deep(50)).tree as RichElement[])[0]?.children?.[0]).toMatchObject({ tag: 'span' });
    expect(parseRichText(deep(3_900)).faults[0]?.kind).toBe('phrase');
  });

  it.runIf(EVERYTHING)('may be as long as a text', () => {
    expect(parseRichText(`[${'a\n'.repeat(35_000)}b]{lang=de}`).phrases).toMatchObject([{ lang: 'de' }]);
  });
});

describe('what is no phrase and was meant as one', () => {
  it.each([
    ['[Welt]{ lang=de }', '[Welt]{lang=de}'],
    ['[Welt]{Lang: de}', '[Welt]{lang=de}'],
    ['[Welt]{lang=“de”}', '[Welt]{lang=de}'],
    ['[Welt]{:xml:lang="de"}', '[Welt]{lang=de}'],
    ['a [Welt] {lang=de} b', '[Welt]{lang=de}'],
    ['a [Welt {lang=de} b', '[Welt]{lang=de}'],
    ['a [Welt]{lang=de b', '[Welt]{lang=de}'],
    ['[Welt]{lang=}', undefined],
    ['[]{lang=de}', undefined],
    ['Welt{lang=de}', undefined],
    ['**Welt**{lang=de}', undefined],
    ['[Welt](/x){lang=de}', undefined],
  ])('is told, and how it is written where that is plain: %j', (markdown, meant) => {
    const { faults } = linksAndFaultsOf(markdown, 'richText');
    expect(faults.map(({ kind, source }) => [kind, UNFINISHED.phrase.meant?.(source)])).toEqual([['phrase', meant]]);
  });

  it.each([
    ['[a]{.b}', '{.b}'],
    ['[a]{#b}', '{#b}'],
    ['[a]{style="color: red"}', '{style="color: red"}'],
    ['[a]{lang=de .b}', '{lang=de .b}'],
    ['[a](/b){target=_blank}', '{target=_blank}'],
    ['**a**{.b}', '{.b}'],
  ])('is told as an attribute that nothing has here: %j', (markdown, attributes) => {
    const { faults } = linksAndFaultsOf(markdown, 'richText');
    expect(faults).toEqual([{ kind: 'attributes', offset: markdown.indexOf('{'), source: attributes }]);
  });
});
