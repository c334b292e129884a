import { describe, expect, test } from 'vitest';
import { svgIn, nestSvg } from '../../../src/engine/build/drawing/nested-svg.ts';
import { markOnPlate } from '../../../src/engine/build/favicons/mark-on-plate.ts';
import { limitFilters } from '../../../src/engine/build/drawing/limit-filters.ts';
import { fillsItsSquare } from '../../../src/engine/build/drawing/drawing-thread.ts';
import { sanitizeSvg } from '../../../src/engine/build/drawing/sanitize-svg.ts';

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';

describe('a drawing in another one', () => {
  const box = { x: 1, y: 2, width: 30, height: 40 };

  test('has that place and size, and shows all of what it showed', () => {
    const opened = '<svg x="1" y="2" width="30" height="40"';
    expect(nestSvg('<svg viewBox="0 0 8 8" width="20" height="20"><g/></svg>', box)).toBe(
      `${opened} viewBox="0 0 8 8"><g/></svg>`,
    );
    expect(nestSvg(`<svg width="20px" height='10' x='5' stroke-width="3"><g/></svg>`, box)).toBe(
      `${opened} viewBox="0 0 20 10" stroke-width="3"><g/></svg>`,
    );
    expect(nestSvg('<svg width="100%" height="10"><g/></svg>', box)).toBe(`${opened}><g/></svg>`);
  });

  test('stands on a plate as round as the corners of its site', () => {
    const plate = '<rect width="64" height="64" rx="14" fill="#204060"/>';
    expect(markOnPlate('<svg viewBox="0 0 8 8"></svg>', { ground: '#204060', share: 0.75, corner: 'soft' })).toBe(
      `<svg ${XMLNS} width="64" height="64" viewBox="0 0 64 64">${plate}` +
        '<svg x="8" y="8" width="48" height="48" viewBox="0 0 8 8"></svg></svg>',
    );
  });

  test('is left as it is where it is none', () => {
    expect(svgIn('no drawing')).toBe('no drawing');
  });
});

describe('filters', () => {
  const drawing = (size: string, filter: string): string => `<svg ${size}><filter>${filter}</filter></svg>`;

  test.each([
    ['viewBox="0 0 64 64"', '<feMorphology radius="1e9 1"/>', '<feMorphology radius="2 1"/>'],
    ['width="320"', '<s:feMorphology radius="300"/>', '<s:feMorphology radius="10"/>'],
    ['', '<feMorphology radius="3,4"/>', '<feMorphology radius="3,3.125"/>'],
    ['', '<feTurbulence numOctaves = "12"/>', '<feTurbulence numOctaves = "9"/>'],
    ['', '<feTurbulence numOctaves="8"/>', '<feTurbulence numOctaves="8"/>'],
  ])('of a drawing with %s are drawn in a moment: %s', (size, written, drawn) => {
    expect(limitFilters(drawing(size, written))).toBe(drawing(size, drawn));
  });

  test('that show the same over and over are refused', () => {
    const nested = Array.from({ length: 30 }, (_, at) => {
      const use = `<use href="#g${at + 1}"/>`;
      return `<g id="g${at}">${use}${use}</g>`;
    });
    expect(() => limitFilters(`<svg>${nested.join('')}<use href="#g0"/></svg>`)).toThrow('over and over');
  });
});

describe('what acts in a drawing', () => {
  test.each([
    ['<g onclick="a()" fill="red"/>', '<g fill="red"></g>'],
    ['<script>a<b>c</b>d</script><path/>', '<path></path>'],
    ['<h:iframe srcdoc="&lt;script>a()&lt;/script>"/><path/>', '<path></path>'],
    ['<a href="java&#x73;cript:a()"><path/></a>', '<a><path></path></a>'],
    ['<a onclick="" xlink:href="https://other.example.com"/>', '<a></a>'],
    ['<use onload="" href="#a"/>', '<use href="#a"></use>'],
    ['<image onload="" href="data:image/png;base64,AA"/>', '<image href="data:image/png;base64,AA"></image>'],
    ['<image onload="" href="data:text/html,a"/>', '<image></image>'],
    ['<text onclick="">1 &lt; 2 <![CDATA[<b>]]></text>', '<text>1 &#60; 2 &#60;b&#62;</text>'],
  ])('is left out of %s', (written, kept) => {
    expect(sanitizeSvg(`<svg>${written}</svg>`)).toBe(`<svg>${kept}</svg>`);
  });

  test('is not looked for where nothing does', () => {
    const drawing = '<svg><path d="M0 0"/></svg>';
    expect(sanitizeSvg(drawing)).toBe(drawing);
  });
});

test.each([
  ['width="24" height="24"', '<rect width="24" height="24"/>', true],
  ['width="24" height="24"', '<rect width="24" height="24" opacity=".5"/>', false],
  ['width="24" height="24"', '<rect x="3" width="21" height="24"/>', false],
  ['width="24" height="12"', '<rect width="24" height="12"/>', false],
])('a drawing brings a ground of its own where it fills its square: %s %s', async (size, shape, isGround) => {
  expect(await fillsItsSquare(`<svg ${XMLNS} ${size}>${shape}</svg>`)).toBe(isGround);
});
