import { expect, test } from 'vitest';
import { treesOf } from '../../../src/engine/build/markdown/html-tree.ts';
import { minifyHtml } from '../../../src/prerender/minify-html.ts';

const MARKUP =
  '<main><ul><li>A</li><li class="b"><p>B</p><ol><li>C</li></ol></li></ul>' +
  '<div><p>D</p><p class="e">E</p><h2>F</h2></div><svg><path d="M0 0"></path><use href="#g"></use></svg>' +
  '<table><thead><tr><th>G</th><td>H</td></tr></thead><tbody><tr><td>I</td></tr><tr><th>J</th></tr></tbody></table>' +
  '<picture><source srcSet="/k"/><img alt="" fetchPriority="high" src="/l"/></picture></main>';

test('what a parser ends by itself has no end, and the tree is the same', () => {
  const short = minifyHtml(MARKUP);
  expect(short).toBe(
    '<main><ul><li>A<li class="b"><p>B<ol><li>C</ol></ul>' +
      '<div><p>D<p class="e">E<h2>F</h2></div><svg><path d="M0 0"/><use href="#g"/></svg>' +
      '<table><thead><tr><th>G<td>H</thead><tbody><tr><td>I<tr><th>J</tbody></table>' +
      '<picture><source srcset="/k"><img alt="" fetchpriority="high" src="/l"></picture></main>',
  );
  expect(treesOf(short)).toEqual(treesOf(MARKUP));
});

test('what stands before words, a link or the end of one keeps its end', () => {
  for (const html of ['<p>A</p>and', '<p>A</p><a href="/">B</a>', '<a href="/"><p>A</p></a>', '<li>A</li> <li>B</li>'])
    expect(minifyHtml(html)).toBe(html);
});

test('what an owner shows as code is no attribute', () => {
  for (const html of ['<code>a inputMode="text" b</code>', '<p> srcSet="a" />']) expect(minifyHtml(html)).toBe(html);
});
