import { describe, expect, it } from 'vitest';
import { markdownOf } from '../../../src/engine/build/markdown/page.ts';
import { parseRichText } from '../../../src/engine/read/rich-text/rich-text.ts';

const HEAD = { title: 'Wheels: "true"', description: 'How to.', canonical: 'https://www.example.com/shop/wheels' };

/** The Markdown of a page with this in its main part. */
function markdown(main: string): string {
  const text = markdownOf(
    { head: HEAD },
    `<body><header>Menu</header><main id="m">${main}</main><footer>Foot</footer>`,
  );
  return text.slice(text.indexOf('---', 3) + 5).trim();
}

describe('a page as Markdown', () => {
  it('begins with what the page says of itself', () => {
    const about = { breadcrumbs: [], published: '2026-05-21', updated: '2026-06-01' };
    const front = ['title: "Wheels: \\"true\\""', 'description: "How to."', `url: "${HEAD.canonical}"`];
    const dates = ['date: "2026-05-21"', 'updated: "2026-06-01"'];
    expect(markdownOf({ head: HEAD, about }, '<main><p>Words.</p></main>')).toBe(
      `---\n${[...front, ...dates].join('\n')}\n---\n\nWords.\n`,
    );
  });

  it('has headings, texts and lists, and links that can be followed from anywhere', () => {
    expect(
      markdown(
        '<section><div><h1>Wheels</h1><p>Bring <strong>yours</strong>, or <a href="/visit#now">ask</a>.</p></div>' +
          '<ul><li><svg aria-hidden="true"></svg>True</li><li>Round</li></ul><ol><li>One</li><li>Two</li></ol></section>',
      ),
    ).toBe(
      '# Wheels\n\nBring **yours**, or [ask](https://www.example.com/visit#now).\n\n- True\n- Round\n\n1. One\n2. Two',
    );
  });

  it.each([
    ['un<strong>believ</strong>able, and <em>so</em>called', 'un**believ**able, and *so*called'],
    // At a bracket, a space tells Markdown where emphasis begins.
    ['wheel<strong>(s)</strong>now', 'wheel **(s)** now'],
    ['<strong>42</strong><span>wheels</span>', '**42** wheels'],
  ])('has a word whole of which a part is emphasized: %s', (html, text) => {
    expect(markdown(`<p>${html}</p>`)).toBe(text);
  });

  it('has lists that begin with the number that they begin with', () => {
    expect(markdown('<ol start="24"><li>December: closed</li><li>On</li></ol>')).toBe('24. December: closed\n25. On');
  });

  it('has cards as sections, pictures that show something, questions, tables, quotations and code', () => {
    expect(markdown('<ul><li><article><h3>A</h3><p>1</p></article></li><li><h3>B</h3></li></ul>')).toBe(
      '### A\n\n1\n\n### B',
    );
    expect(markdown('<figure><img src="/a b.svg" alt="A wheel"/><img src="/c.svg" alt=""/></figure>')).toBe(
      '![A wheel](https://www.example.com/a%20b.svg)',
    );
    expect(markdown('<details><summary>Why?<svg></svg></summary><div><p>So.</p></div></details>')).toBe(
      '**Why?**\n\nSo.',
    );
    expect(
      markdown('<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>'),
    ).toBe('| A | B |\n| --- | --- |\n| 1 |  |');
    expect(markdown('<blockquote><p>One</p><p>Two</p></blockquote>')).toBe('> One\n>\n> Two');
    expect(markdown('<pre><code>a `b`\n  ```c\n</code></pre>')).toBe('````\na `b`\n  ```c\n````');
    expect(markdown('<dl><dt>Open</dt><dd>9 to 5</dd><dt><strong>Shut</strong></dt></dl>')).toBe(
      '**Open**\n\n9 to 5\n\n**Shut**',
    );
  });

  it('has what stands in a row in this order: words, sections that are links, and words again', () => {
    expect(markdown('<div>Before<p>Within</p>After</div>')).toBe('Before\n\nWithin\n\nAfter');
    expect(markdown('<a href="/a"><h3>A</h3><p>1</p></a>')).toBe('### A\n\n1');
    expect(markdown('<p>One<br/>Two</p>')).toBe('One  \nTwo');
  });

  it('has entries of lists that are longer than a line, and none that are empty', () => {
    expect(markdown('<ol start="10"><li><p>A</p><p>B</p></li></ol>')).toBe('10. A\n\n    B');
    expect(markdown('<ul><li></li><li>A</li></ul><ul></ul><p>B</p>')).toBe('- A\n\nB');
  });

  it('has tables whose rows differ, with each row in a line, and nothing of one without rows', () => {
    const rows = '<tr><th>A</th></tr><tr><td>1<br/>2</td><td>3</td></tr>';
    expect(markdown(`<table>${rows}</table><table></table>`)).toBe('| A |  |\n| --- | --- |\n| 1 2 | 3 |');
  });

  it('has code as it is written, also in a table', () => {
    expect(markdown('<p>Type <code>a_b *c* [x] &amp;amp;</code> here</p>')).toBe('Type `a_b *c* [x] &amp;` here');
    expect(markdown('<p><code>a`b</code></p>')).toBe('`` a`b ``');
    expect(markdown('<table><tr><td><code>a|b</code></td></tr></table>')).toBe('| `a\\|b` |\n| --- |');
  });

  it('has links that keep their words and end where they end, whatever an address is', () => {
    expect(markdown('<p><a href="/a_(b)"><svg><text>?</text></svg>Go<span hidden="">No</span></a></p>')).toBe(
      '[Go](https://www.example.com/a_%28b%29)',
    );
    expect(markdown('<p><a href="tel:+49 30">Call<i aria-hidden="true">!</i></a></p>')).toBe('[Call](tel:+49%2030)');
    expect(markdown('<p><a href="https://[<1>">Broken</a></p>')).toBe('[Broken](https://[%3c1%3e)');
    expect(markdown('<p>A<a href="/a"> </a>B<strong></strong></p>')).toBe('A B');
    expect(markdown('<video src="/a.mp4" aria-label="How [we] work"></video><img src="/a.png" alt="[A]"/>')).toBe(
      String.raw`[How \[we\] work](https://www.example.com/a.mp4) ![\[A\]](https://www.example.com/a.png)`,
    );
  });

  it('leaves out what is used and not read', () => {
    expect(
      markdown(
        '<nav><a href="/">Home</a></nav><p hidden="">No</p><span aria-hidden="true">/</span>' +
          '<div aria-hidden="true"><p>No</p></div><iframe>No</iframe>' +
          '<form><label>Name<input/></label></form><button>Next</button><p>Yes</p>',
      ),
    ).toBe('Yes');
  });

  it('parts words that only styles keep apart, and no others', () => {
    expect(markdown('<p class="price">$5<span>a month</span></p>')).toBe('$5 a month');
    expect(markdown('<p><b>4.8</b>of 5</p>')).toBe('**4.8** of 5');
    expect(markdown('<div><a href="/a">A</a><a href="/b">B</a></div>')).toBe(
      '[A](https://www.example.com/a) [B](https://www.example.com/b)',
    );
    expect(markdown('<p>(<strong>now</strong>), <em>and</em>!</p>')).toBe('(**now**), *and*!');
    expect(markdown('<p>All <span lang="de">Welt <span lang="fr">bon</span>ne</span>s</p>')).toBe('All Welt bonnes');
    expect(markdown('<p>很<strong>好</strong>吃</p>')).toBe('很**好**吃');
  });

  it('says text as text, whatever signs are in it', () => {
    const texts = ['# 1', '- 2', '+3', '4. 5', '*6* _7_ `8`', '[9](x) <b>', 'a | b', '\\', '&amp; 1 < 2'];
    for (const text of texts) {
      const html = text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
      expect(parseRichText(markdown(`<p>${html}</p>`)).tree, text).toBe(text);
    }
    expect(markdown('<p>* Without taxes</p>')).toBe(String.raw`\* Without taxes`);
    // Not every reader strikes through what stands between these.
    expect(markdown('<p>~~5~~</p>')).toBe(String.raw`\~\~5\~\~`);
  });
});
