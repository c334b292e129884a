import { expect, test } from 'vitest';
import { escapeHtml, escapeXml, oneLine, scriptJson } from '../../../src/engine/build/escape.ts';
import { escapeAsReact, unescapeHtml } from '../../../src/model/rendering/react-escapes.ts';

test('texts are shown as they are, in attributes of any quotes, too', () => {
  expect(escapeHtml(`<a href="x" title='y'> &amp;`)).toBe('&#60;a href=&#34;x&#34; title=&#39;y&#39;&#62; &#38;amp;');
});

test('texts in XML have none of the characters that it cannot have', () => {
  expect(escapeXml('a\0b\u0008c\u001Fd\uFFFEe\uD800f\t\n<😀')).toBe('abcdef\t\n&#60;😀');
});

test('an address in a file of lines is one word', () => {
  expect(oneLine('/a b\nc\u2028d')).toBe('/a%20b%0Ac%E2%80%A8d');
});

test('an attribute that React wrote is read as it was given', () => {
  expect(unescapeHtml('&lt;&gt;&quot;&#x27;&amp;amp;&nbsp;')).toBe(`<>"'&amp;&nbsp;`);
  const text = `<a href="x" title='y'> &amp;`;
  expect(unescapeHtml(escapeAsReact(text))).toBe(text);
});

test('JSON ends no script element, and no line of an old one', () => {
  const value = { text: '</script><!--\u2028\u2029' };
  expect(scriptJson(value)).toBe(String.raw`{"text":"\u003c/script>\u003c!--\u2028\u2029"}`);
  expect(JSON.parse(scriptJson(value))).toEqual(value);
});
