import { memo } from 'react';
import { expect, it } from 'vitest';
import { requireComponent } from '../../../src/prerender/require-component.ts';

/** What is said of a module that exports this, written as JavaScript. */
function saidOf(code: string): string | undefined {
  try {
    requireComponent(new Function('memo', `return ${code}`)(memo));
    return undefined;
  } catch (fault) {
    return (fault as Error).message;
  }
}

it.each([
  'function Hours() { return null }',
  '() => null',
  '({ days = [] }) => days.length',
  '({ days = () => {} }) => days',
  '({ days = all() }) => days.map((day) => { day.open() })',
  '(props) => props.days.map((day) => { day.open() })',
  '({ days }) => {\n  if (!days) return;\n}',
  'class Hours { render() {} }',
  'memo(() => {})',
])('takes a component as it is: %s', (code) => {
  expect(saidOf(code)).toBeUndefined();
});

it.each([
  ['"Hours"', 'Element type is invalid: expected a function but got: "Hours".'],
  ['5', 'Element type is invalid: expected a function but got: 5.'],
  ['undefined', 'Element type is invalid: expected a function but got: nothing.'],
  ['null', 'Element type is invalid: expected a function but got: null.'],
])('takes no other value for one: %s', (code, said) => {
  expect(saidOf(code)).toBe(said);
});

it.each([
  'function Hours() {}',
  'function Hours({ days }) { draw(days) }',
  '() => { draw("b") }',
  'props => {\n  draw(props);\n}',
])('takes no function that never returns anything for one: %s', (code) => {
  expect(saidOf(code)).toBe('It returns nothing, so nothing would be drawn: write "return" before what it draws.');
});
