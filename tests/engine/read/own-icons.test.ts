import { describe, expect, test } from 'vitest';
import { readSvg } from '../../../src/engine/read/own/svg.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 24 24"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
const drawn = (text: string) => readSvg(text).drawing;

describe('an icon of the owner’s own', () => {
  test('keeps its shapes; lines and fills take the color of the text', () => {
    expect(drawn(svg('<path d="M4 4h16" fill="none" stroke="#123" stroke-width="2"/>'))).toEqual([
      ['path', { d: 'M4 4h16', 'stroke-width': '2' }],
    ]);
    expect(drawn(svg('<circle cx="1" cy="2" r="3"/>'))).toEqual([
      ['circle', { cx: '1', cy: '2', r: '3', fill: 'currentColor', stroke: 'none' }],
    ]);
    expect(drawn(svg('<rect width="4" height="5" fill="red" stroke="red"/>'))).toEqual([
      ['rect', { width: '4', height: '5', fill: 'currentColor', 'stroke-width': '1' }],
    ]);
  });

  test('is brought onto the grid of all icons', () => {
    const path = '<path d="M0 0h9"/>';
    const moved = (attributes: string) => drawn(svg(path, attributes))[0]?.[1]['transform'];
    expect(moved('viewBox="0 0 24 24"')).toBeUndefined();
    expect(moved('width="48" height="48"')).toBe('scale(0.5)');
    expect(moved('viewBox="0 0 48 24"')).toBe('translate(0 6)scale(0.5)');
    expect(moved('viewBox="-10 -10 20 20"')).toBe('translate(12 12)scale(1.2)');
  });

  test('says of each shape what its groups say of all, and leaves out what nobody sees', () => {
    const text = svg(
      `<title>Leaf</title><sodipodi:view a="1"><x/></sodipodi:view><g style="stroke:#000;fill:none" transform="scale(2)">
         <g transform="rotate(9)" stroke-linecap="round"><line x1="1" x2="2" y1="3" y2="4" class="a"/></g>
         <path d="M0 0h24v24H0z" stroke="none"/><path d="M1 1" display="none"/></g>`,
    );
    expect(drawn(text)).toEqual([
      [
        'line',
        {
          x1: '1',
          y1: '3',
          x2: '2',
          y2: '4',
          'stroke-width': '1',
          'stroke-linecap': 'round',
          transform: 'scale(2) rotate(9)',
        },
      ],
    ]);
  });

  test.each([
    ['<script>alert(1)</script>', '<script>'],
    ['<style>path{}</style>', '<style>'],
    ['<foreignObject><p>x</p></foreignObject>', '<foreignObject>'],
    ['<image href="/a.png"/>', 'href'],
    ['<a xlink:href="javascript:alert(1)"><path d="M0 0"/></a>', 'xlink:href'],
    ['<path d="M0 0" onclick="alert(1)"/>', 'onclick'],
    ['<path d="M0 0" style="filter:url(#x)"/>', 'filter'],
    ['<path d="M0 0" fill="url(https://example.org/x.svg#a)"/>', 'a color gradient or pattern'],
    [`${'<g transform="scale(1)">'.repeat(300)}<path d="M0 0"/>${'</g>'.repeat(300)}`, 'a very long transformation'],
    ['<defs><linearGradient id="a"/></defs>', '<linearGradient>'],
    ['<use href="#a"/>', '<use>'],
    ['<animate attributeName="d"/>', '<animate>'],
  ])('is refused with %s', (inside, name) => {
    expect(readSvg(svg(inside)).fault).toMatchObject({ code: 'lost', names: expect.arrayContaining([name]) });
  });

  test.each([
    ['', 'unreadable'],
    ['PNG', 'unreadable'],
    ['<html></html>', 'unreadable'],
    [svg('&nope;<path d="M0 0"/>'), 'unreadable'],
    [svg('<path d="M0 0"/>', ''), 'no-size'],
    [svg('<path d="M0 0"/>', 'viewBox="0 0 0 24"'), 'no-size'],
    [svg('<path d="M0 0" fill="none"/>'), 'empty'],
    [svg('<path/>'), 'empty'],
  ])('that cannot be used is told: %s', (text, code) => {
    expect(readSvg(text).fault?.code).toBe(code);
  });

  test('never holds a value that is more than numbers, names and signs', () => {
    const [[, attributes] = []] = drawn(
      svg('<path d="M0 0&quot;&gt;&lt;script" stroke-width="1;x" fill="red"/><path d="M1"/>'),
    );
    expect(JSON.stringify(attributes)).not.toMatch(/[<>;]|\\"/);
  });
});
