import { expect, test } from 'vitest';
import { classesIn } from '../../../src/model/rendering/class-lists.ts';
import { usedCss } from '../../../src/theme/css/used-css.ts';

const used = (css: string, html: string): string => usedCss(css, classesIn(html));

test('keeps what an element matches, drops what none does', () => {
  const css = '.a{color:red;}.a.wide{color:blue;}.a .b{top:0;}.a:hover{color:green;}.a>li{left:0;}';
  expect(used(css, '<p class="a"></p>')).toBe('.a{color:red}.a:hover{color:green}.a>li{left:0}');
  expect(used(css, '<p class="x a wide"><b class="b"></b></p>')).toBe(css.replaceAll(';}', '}'));
});

test('of selectors with the same declarations keeps those that something matches', () => {
  expect(used('.a,.b .c,.a+.d{top:0;}', '<p class="a d"></p>')).toBe('.a,.a+.d{top:0}');
});

test('drops queries that are left empty, and keeps what may be said by a negation', () => {
  const css = '@media(min-width:9px){.a.wide{top:0;}}@media print{.a{top:1px;}}.a:not(.wide){top:2px;}';
  expect(used(css, '<p class="a"></p>')).toBe('@media print{.a{top:1px}}.a:not(.wide){top:2px}');
});

test('what an element has to have in it is needed, but for one of several', () => {
  const either = '.a:has(.c,.d){top:1px}.a:not(:has(.c)){top:2px}.a:is(.c,.b:has(.d)){top:3px}';
  expect(used(`.a:has(.c):hover{top:0}${either}`, '<p class="a"></p>')).toBe(either);
  expect(used('.a:has(p){top:0}', '<p class="a"></p>')).toBe('.a:has(p){top:0}');
  expect(used('.a:has(> .c){top:0}', '<p class="a"><b class="c"></b></p>')).toBe('.a:has(> .c){top:0}');
});

test('what is said of texts from the right is kept for a document that is written so', () => {
  const css = '.a{top:0;}.a:dir(rtl){top:1px;}[dir=rtl] .a{left:1px;}';
  const classes = new Set(['a']);
  expect(usedCss(css, classes)).toBe('.a{top:0}');
  expect(usedCss(css, classes, { rtl: true })).toBe('.a{top:0}.a:dir(rtl){top:1px}[dir=rtl] .a{left:1px}');
});

test('of what is said of a property twice, the last word is enough', () => {
  const css = '.a{top:0;margin:0;margin-top:1px;top:2px;}@media print{.a{top:1px;top:3px;}}';
  expect(used(css, '<p class="a"></p>')).toBe('.a{margin:0;margin-top:1px;top:2px}@media print{.a{top:3px}}');
});

test('what all elements are told by the bare sheet is not said again', () => {
  expect(used('.a{box-sizing:border-box;top:0;}.a>li{box-sizing:border-box;}', '<p class="a"></p>')).toBe('.a{top:0}');
  const other = '.a{box-sizing:content-box}.a.b{box-sizing:border-box}';
  expect(used(other, '<p class="a b"></p>')).toBe(other);
});

test('what a component says of a state as it does without is said once', () => {
  const base = '.a{top:0;color:red;}';
  expect(used(`${base}.a:hover{top:0;color:blue;}@media(hover:none){.a:hover{top:0;}}`, '<p class="a"></p>')).toBe(
    '.a{top:0;color:red}.a:hover{color:blue}',
  );
});

test.each([
  ['another state says something else', '.a{top:0}.a:hover{top:1px}.a:focus{top:0}'],
  ['something sets it with others', '.a{border-color:red}.a:hover{border:0;border-color:red}'],
  ['something sets it by another name', '.a{line-height:1}.a:hover{font:inherit;line-height:1}'],
  ['it is said of what is in it', '.a{top:0}.a:hover p{top:0}'],
])('and again where %s', (_why, css) => expect(used(css, '<p class="a"></p>')).toBe(css));
