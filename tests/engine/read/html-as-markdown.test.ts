import { describe, expect, it } from 'vitest';
import { htmlAsMarkdown } from '../../../src/engine/read/rich-text/html-as-markdown.ts';

describe('pasted HTML', () => {
  it.each([
    ['<p>One <strong>bold</strong> word.</p><p>And <em>another</em>.</p>', 'One **bold** word.\n\nAnd *another*.'],
    ["<p class=MsoNormal><span lang='de'>From <b>Word </b>itself<o:p></o:p></span></p>", 'From **Word** itself'],
    ['See <a class="x" href="/prices">prices</a>.<br>Call!<br/>', 'See [prices](/prices).\\\nCall!'],
    ['One<br><br>Two', 'One\n\nTwo'],
    [
      '<p>These:</p>\n<ul>\n  <li>one</li>\n  <li><b>two</b></li>\n</ul>\n<p>End</p>',
      'These:\n\n- one\n- **two**\n\nEnd',
    ],
    ['<ol><li><p>One</p></li><li>Two</li></ol>', '1. One\n2. Two'],
    ['<DIV>F&uuml;r <I>alle</I></DIV><div><br></div>', 'F&uuml;r *alle*'],
    ['<p>One</p>\n\n- two\n- three', 'One\n\n- two\n- three'],
    ['One<br>\n\n- two', 'One\n\n- two'],
    ['<p>All [Welt]{lang=de} is <b>one</b></p>', 'All [Welt]{lang=de} is **one**'],
    ['<!-- wp:paragraph --><p>One</p>', 'One'],
    ['<h2 id="p">Our prices</h2><p>From 10.</p><H3>Later</H3>More', '## Our prices\n\nFrom 10.\n\n### Later\n\nMore'],
    ['<a name="top"></a><b></b>One', 'One'],
    ['<h2>Why us</h2><p>One</p><h2>&nbsp;</h2>\n<h3></h3><p>Two</p>', '## Why us\n\nOne\n\nTwo'],
    ['<p>One <b>two</b></p><p><img src="/one.jpg" alt="x"></p>', 'One **two**\n\n<img src="/one.jpg" alt="x">'],
    [
      '<figure><iframe src="https://x.org" title="One"></iframe><figcaption>Two</figcaption></figure><p>Area in x<sup>n</sup></p>',
      '<iframe src="https://x.org" title="One"></iframe>\n\nTwo\n\nArea in x<sup>n</sup>',
    ],
    ['12 m<sup>2</sup> of CO<sub>2</sub>, 10<sup>-3</sup>', '12 m² of CO₂, 10⁻³'],
    [
      'Au XIX<sup>e</sup>, le 1<sup class="x">er</sup> mai, n<sup>o</sup> 4, M<sup>me</sup> Puig',
      'Au XIXe, le 1er mai, n° 4, Mme Puig',
    ],
  ])('is what it says in Markdown: %s', (html, markdown) => {
    expect(htmlAsMarkdown(html, 'richText')).toBe(markdown);
  });

  it('is a table of Markdown where texts may have one', () => {
    const table =
      '<p>Hours</p><table border="1"><thead><tr><th>Day</th><th>Open</th></tr></thead><tbody>\n<tr><td><b>Monday</b></td><td><p>7 | 9</p></td></tr></tbody></table>End';
    const markdown = 'Hours\n\n| Day | Open |\n| --- | --- |\n| **Monday** | 7 \\| 9 |\n\nEnd';
    expect(htmlAsMarkdown(table, 'articleText')).toBe(markdown);
    expect(htmlAsMarkdown(table, 'richText')).toBeUndefined();
  });

  it('is a quotation of Markdown where texts may have one', () => {
    const quote =
      '<p>One</p>\n<blockquote class="x"><p>Two <b>three</b></p><p>Four</p><cite>Five</cite></blockquote>Six';
    expect(htmlAsMarkdown(quote, 'articleText')).toBe('One\n\n> Two **three**\n>\n> Four\n>\n> Five\n\nSix');
    expect(htmlAsMarkdown(quote, 'richText')).toBeUndefined();
  });

  it.each([
    ['a table without heads', '<table><tr><td>One</td></tr><tr><td>Two</td></tr></table>'],
    ['a cell as wide as two', '<table><tr><th>A</th><th>B</th></tr><tr><td colspan="2">C</td></tr></table>'],
    ['a heading in a list', '<ul><li><h2>One</h2></li></ul>'],
    ['a heading of two lines', '<h2>One<br>Two</h2>'],
    ['a heading with words in bold', '<h2>One <b>two</b></h2>'],
    ['a picture', 'One <img src="/one.jpg" alt="">'],
    ['a script', '<script>one()</script>'],
    ['a list in a list', '<ul><li>One<ul><li>Two</li></ul></li></ul>'],
    ['a paragraph without an end', '<p>One <b>two</p>'],
    ['an entry without a list', '<li>One</li>'],
    ['signs that Markdown would not read', '<b>„One”</b>s'],
    ['words that would be a number of a list', '<p>1. May</p>'],
    ['an address with a space', '<a href="/one two">One</a>'],
    ['code', '<p>Write `<b>`</p>'],
    ['nothing', '<p></p>'],
  ])('stays as it is with %s', (_, html) => {
    expect(htmlAsMarkdown(html, 'articleText')).toBeUndefined();
  });
});
