import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, it } from 'vitest';
import { code, link, plain, table } from '../../../src/engine/report/formats/markdown.ts';
import { anyText } from '../../support/random/any-text.ts';

interface Node {
  type: string;
  value?: string;
  url?: string;
  children?: Node[];
}

/** The kinds of nodes in a text, and what it says. */
function read(markdown: string): { types: string[]; said: string; urls: string[] } {
  const nodes: Node[] = [];
  const walk = (node: Node): void => {
    nodes.push(node);
    node.children?.forEach(walk);
  };
  walk(fromMarkdown(markdown) as Node);
  return {
    types: [...new Set(nodes.map(({ type }) => type))].toSorted(),
    said: nodes.map(({ value }) => value ?? '').join(''),
    urls: nodes.flatMap(({ url }) => url ?? []),
  };
}

const HOSTILE = [
  '<script>alert(1)</script> <img src=x onerror=alert(1)>',
  '[click](https://evil.example) ![x](https://evil.example/pixel)',
  '**bold** _it_ ~~gone~~ `code` $x$',
  '| a | b \\| c',
  '--> <!-- pagewright: pages of this branch -->',
  '# heading',
  '- item',
  '1. item',
  '1) item',
  '> quoted',
  '    code',
  '```',
  '&lt;b&gt; &#60;',
  '<https://evil.example> www.evil.example https://evil.example',
  '[ref]: https://evil.example',
  '---',
  '===',
  'a\\',
];

describe('texts of authors in Markdown', () => {
  it.each(HOSTILE)('%j is shown as it is written', (text) => {
    const { types, said } = read(plain(text));
    expect(types).toEqual(['paragraph', 'root', 'text']);
    expect(said.replaceAll('\u200b', '')).toBe(text.trim().replace(/\s+/g, ' '));
    expect(plain(text)).not.toMatch(/[|<>`\n]|https:|www\./);
  });

  it('whatever they are', () => {
    fc.assert(
      fc.property(anyText({ minLength: 1, maxLength: 60 }), (text) => {
        const { types } = read(`x ${plain(text)} x`);
        expect(types).toEqual(['paragraph', 'root', 'text']);
        expect(plain(text)).not.toMatch(/[|<>`\n\r]/);
      }),
    );
  });

  it('tell nobody, and leave no note at an issue', () => {
    expect(plain('@octocat fixes #12, see me@example.com')).toBe(
      '&#64;&#8203;octocat fixes &#35;&#8203;12, see me&#64;example.com',
    );
  });

  it('show what would turn or hide letters, and are cut', () => {
    expect(plain('a\u202eb\u0007\ud800')).toBe('a�b��');
    expect(plain('x'.repeat(5000))).toHaveLength(1001);
    expect(code('a`b|c')).toBe('<code>a&#96;b&#124;c</code>');
  });

  it('are links only to the web, whatever is in them', () => {
    const { types, urls } = read(link('A [b](c) | d', 'https://www.example.com/a b)>(|"\'?x=1&y=2#z'));
    expect(types).toEqual(['link', 'paragraph', 'root', 'text']);
    expect(urls).toHaveLength(1);
    expect(new URL(urls[0] ?? '').host).toBe('www.example.com');
    for (const address of ['javascript:alert(1)', '/somewhere', 'https://', 'data:text/html,x'])
      expect(read(link('A', address)).types).not.toContain('link');
  });

  it('fill a table up to its room, and say how many are left', () => {
    const rows = Array.from({ length: 100 }, (_, index) => [`row ${index}`, 'ü']);
    const { text, left } = table(['A', 'B'], rows, 300);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(300);
    expect(text.trim().split('\n')).toHaveLength(2 + 100 - left);
    expect(table(['A', 'B'], rows, 1e6).left).toBe(0);
  });
});
