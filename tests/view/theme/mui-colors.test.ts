import { expect, test } from 'vitest';
import { plainVariables } from '../../../src/theme/css/plain-variables.ts';
import { theme } from '../../../src/theme/theme.ts';

const palette = theme.vars?.palette ?? expect.unreachable();

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test('no color that MUI mixes by itself rests on a variable that nobody defines', () => {
  expect(textsIn(palette).filter((color) => /var\(--(?:palette-[\w-]+|__\w)\)/.test(color))).toEqual([]);
});

test('such colors, and what is drawn with a little black, follow tone and scheme', () => {
  expect(palette.TableCell.border).toBe('var(--line)');
  expect(palette.Slider.primaryTrack).toContain('color-mix(in oklch, var(--action), var(--ground) 62%)');
  expect(palette.Alert.infoColor).toMatch(/color-mix\(in oklch, #\w+, var\(--ink\) 60%\)/);
  expect(palette.Tooltip.bg).toContain('color-mix(in oklch, #616161, transparent 8%)');
  expect(palette.action.active).toContain('color-mix(in srgb, var(--ink) 54%, transparent)');
  expect(palette.FilledInput.bg).toContain('var(--ink) 6%');
  expect(palette.common.onBackground).toBe('var(--ink)');
  expect([palette.action.disabled, palette.action.disabledBackground].map((color) => plainVariables(color))).toEqual([
    'var(--ink-soft)',
    'var(--data-soft)',
  ]);
  expect(palette.error.contrastText).toContain('#fff');
  expect(palette.text.disabled).toBe('var(--ink-soft)');
});
