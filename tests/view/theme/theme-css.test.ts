import { describe, expect, test } from 'vitest';
import { defaultLook } from '../../../src/engine/brand/default-look.ts';
import { lookOf } from '../../../src/engine/brand/look.ts';
import { baseStyle } from '../../../src/theme/sheets/base-style.ts';
import { colorCss } from '../../../src/theme/sheets/color-css.ts';
import { knownVariables } from '../../../src/theme/look-variables.ts';
import { plainVariables } from '../../../src/theme/css/plain-variables.ts';
import { corner, drawing } from '../../../src/theme/shape.ts';

const written = (css: string, look = defaultLook): string => plainVariables(css, knownVariables(look));

describe('the style sheet of a look', () => {
  test('defines nothing that components have by themselves', () => {
    const css = baseStyle({ look: defaultLook });
    expect(css).not.toMatch(/--(?:corner|space|plate|glow|edge-share|dark-tone|mistake|shape)/);
    expect(css.startsWith(':root{--font:system-ui,sans-serif}:root{color-scheme:light}')).toBe(true);
  });

  test('writes what is the same everywhere in place of its variable', () => {
    expect(written(corner.card)).toBe('14px');
    expect(written(corner.card, lookOf({ corner: 'square' }))).toBe('0');
    expect(written(drawing.glow)).toBe(defaultLook.light.glow);
  });

  test('defines it, too, for what a browser draws later', () => {
    expect(baseStyle({ look: lookOf({ corner: 'square' }) })).toContain('--corner-card:0;');
    expect(baseStyle({ look: lookOf({ corner: 'square' }) })).toContain('--shape-borderRadius:0');
    expect(baseStyle({ look: lookOf({ density: 'airy' }) })).toContain('--space-band:clamp(');
    expect(baseStyle({ look: lookOf({ letters: 'serif' }) })).toContain('Georgia,serif');
  });

  test('keeps a variable that differs between the schemes', () => {
    const look = lookOf({ colors: { hero: '#1D3323' } });
    expect(written(drawing.plate, look)).toBe('var(--plate)');
    expect(colorCss(look)).toContain('--plate:#1D3323');
  });

  test('has no color for mistakes, and nothing that a browser draws, from another tone or the other scheme', () => {
    const valuesIn = (css: string, selector: string, name: string): string | undefined =>
      [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
        .filter(([, selectors = '']) => selectors.split(',').includes(selector))
        .flatMap(([, , values = '']) => new RegExp(`--${name}:([^;}]+)`).exec(values)?.[1] ?? [])
        .at(-1);
    const [day = '', night = ''] = colorCss(lookOf({ colors: { hero: '#FFE066' } })).split('@media');
    expect(valuesIn(day, '.tone-dark', 'tone-error')).toMatch(/^#/);
    expect(valuesIn(day, '.tone-default', 'tone-error')).toBe('initial');
    expect(valuesIn(night, '.tone-dark', 'tone-error')).toBe('initial');
    expect([day, night].map((css) => valuesIn(css, ':root', 'dark-tone'))).toEqual(['light', 'dark']);
    expect(written('var(--dark-tone,dark)', lookOf({ colors: { hero: '#FFE066' } }))).toBe('var(--dark-tone)');
    expect(colorCss(lookOf({ colors: { hero: '#204' } }))).not.toMatch(/--tone-error|--dark-tone/);
  });

  test('says that a page is dark where its ground is, in both schemes', () => {
    expect(colorCss(lookOf({ colors: { ground: '#101010' } }))).not.toContain('color-scheme:light');
  });

  test.each([
    ['paper', ':root,.tone-default'],
    ['tinted', '.tone-accent'],
  ] as const)('gives header and hero the ground of the page that is %s', (hero, selector) => {
    const { ground } = lookOf({ hero }).light.tones[hero === 'paper' ? 'default' : 'accent'];
    const rule = new RegExp(`${selector},\\.tone-dark:is\\(header,[^{]*\\{[^}]*--ground:${ground}`);
    expect(colorCss(lookOf({ hero }))).toMatch(rule);
    expect(colorCss(lookOf())).not.toContain(':is(header');
  });
});

test('a section shares the space of a hero on its ground only where that has some, and by day: at night a line parts them', () => {
  const css = baseStyle({ look: lookOf({ hero: 'paper' }) });
  const day = '@media[^{]*\\(prefers-color-scheme:light\\)\\{main \\[data-block=hero\\]';
  expect(css).toMatch(new RegExp(`${day}\\.ends\\+\\.tone-default[^{]*\\{padding-top:0\\}`));
  expect(css).toMatch(
    new RegExp(`@media\\(min-width:56\\.25em\\) and \\(prefers[^{]*\\{main [^{]*:not\\(\\.stands\\)\\+\\.tone-default`),
  );
  expect(css.match(/\{padding-top:0\}/g)).toHaveLength(2);
});

test('a variable that is defined in some places keeps its fallback', () => {
  expect(plainVariables('var(--a,var(--b,1px)) var(--c, 2px)', { values: {}, kept: ['--a'] })).toBe('var(--a,1px) 2px');
});
