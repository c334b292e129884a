import { expect, test } from 'vitest';
import { shownVariants, usedVariables, variablesIn } from '../../../src/theme/css/used-variables.ts';

test('drops custom properties that nothing reads, and the rules that only set them', () => {
  const css =
    '.a{--one:red;--two:calc(1px + 2px);color:var(--two);--three:blue}@media(hover:hover){.a:hover{--one:green;--three:0}}.b{top:0}';
  expect(usedVariables(css)).toBe('.a{--two:calc(1px + 2px);color:var(--two)}.b{top:0}');
});

test('keeps what the style attribute of an element reads', () => {
  expect(usedVariables('.a{--one:red}', variablesIn('<p style="color:var(--one)">'))).toBe('.a{--one:red}');
});

test('a component says the colors of the variant that it shows', () => {
  const contained = '.a{--variant-bg:red;--variant-edge:blue;--gap:0;background:var(--variant-bg)}';
  expect(shownVariants(`${contained}.a:hover{--variant-edge:none}`)).toBe(
    '.a{--variant-bg:red;--gap:0;background:var(--variant-bg)}',
  );
});
