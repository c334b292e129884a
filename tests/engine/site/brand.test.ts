import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  contrast,
  hexFromCss,
  mix,
  readable,
  oklchOf,
  SHAPE_CONTRAST,
  TEXT_CONTRAST,
} from '../../../src/engine/brand/color.ts';
import { defaultLook } from '../../../src/engine/brand/default-look.ts';
import { lookOf } from '../../../src/engine/brand/look.ts';
import { faintPairs, type Faint } from '../../../src/engine/brand/pairs.ts';
import type { Look } from '../../../src/model/page/look.ts';
import { TONES } from '../../../src/model/page/tones.ts';
import { fieldEdge } from '../../../src/theme/tokens.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const name = fc.constantFrom('ground', 'ink', 'action', 'data', 'hero');
const colors = fc.dictionary(name, color, { minKeys: 1 });

describe('the look of a site', () => {
  test('is the usual one without colors of its own', () => {
    expect(lookOf()).toEqual(defaultLook);
    expect(lookOf({ colors: {}, corner: 'round' })).toEqual({ ...defaultLook, corner: 'round' });
  });

  test('has nothing that cannot be read, as it comes', () => {
    expect(faintPairs(defaultLook)).toEqual([]);
  });

  test('has nothing that cannot be read but what its owner wrote, whatever that is', () => {
    const brands = fc.record({ colors, darkColors: colors }, { requiredKeys: [] });
    fc.assert(
      fc.property(brands, (theme) => {
        const values = new Set([theme.colors, theme.darkColors].flatMap((some) => Object.values(some ?? {})));
        const faint = faintPairs(lookOf(theme));
        const isOwners = ({ colors: [shown] }: Faint): boolean => values.has(shown);
        // Quieter text is made of text.
        const follows = ({ front, scheme }: Faint): boolean =>
          front === 'inkSoft' && faint.some((pair) => pair.front === 'ink' && pair.scheme === scheme && isOwners(pair));
        const derived = faint.filter((pair) => !isOwners(pair) && !follows(pair));
        expect(derived).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  const edges = (look: Look, share: number): number[] =>
    [look.light, look.dark].flatMap(({ tones }) =>
      TONES.flatMap((tone) => {
        const { ink, ground, surface } = tones[tone];
        return [ground, surface].flatMap((within) =>
          [ground, surface].map((around) => contrast(mix(within, ink, share / 100), around)),
        );
      }),
    );

  test('shows the edges of fields, on whichever ground these lie and stand', () => {
    const [, usual] = /--edge-share,(\d+)%/.exec(fieldEdge) ?? [];
    expect(Math.min(...edges(defaultLook, Number(usual)))).toBeGreaterThanOrEqual(SHAPE_CONTRAST);
    for (const hero of ['#FFE066', '#0A0A0A', '#FFF59D']) {
      const look = lookOf({ colors: { hero } });
      expect(Math.min(...edges(look, look.edge ?? 0)), hero).toBeGreaterThanOrEqual(SHAPE_CONTRAST);
    }
  });

  test('has the colors that its owner wrote, in the long form', () => {
    const { light, dark } = lookOf({
      colors: { ground: '#fff', ink: '#123', hero: '#204' },
      darkColors: { data: '#8CF' },
    });
    expect(light.tones.default).toMatchObject({ ground: '#ffffff', ink: '#112233' });
    expect(light.tones.dark.ground).toBe('#220044');
    expect(dark.tones.default.data).toBe('#88CCFF');
  });

  test('keeps the usual day where only the night is written', () => {
    const { light, dark } = lookOf({ darkColors: { ground: '#000000' } });
    expect(light).toEqual(defaultLook.light);
    expect(dark.tones.default.ground).toBe('#000000');
  });

  test('tells its tones apart, even without a hue', () => {
    const { light } = lookOf({ colors: { ground: '#FFFFFF', ink: '#000000', action: '#000000', hero: '#000000' } });
    expect(new Set(TONES.map((tone) => light.tones[tone].ground)).size).toBe(TONES.length);
  });

  test.each(['#B93C0B', '#0B4F86', '#5A50D0', '#24493F'])(
    'sets %s apart at night by its edge, on a calm ground',
    (action) => {
      const { ground, line } = lookOf({ colors: { action } }).dark.tones.accent;
      expect(oklchOf(ground).c).toBeLessThan(0.07);
      expect(contrast(line, ground)).toBeGreaterThan(1.5);
    },
  );

  test('says mistakes in another color where the usual one could not be read', () => {
    const { light } = lookOf({ colors: { hero: '#FFD400' } });
    const { error, errorSoft } = light.errors?.dark ?? { error: '', errorSoft: '' };
    expect(contrast(error, light.tones.dark.surface)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    expect(contrast(error, errorSoft)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    expect(light.errors?.default).toBeUndefined();
  });
});

describe('the nearest color that can be read', () => {
  test.each([
    ['#F2A33A', ['#FFF8F0'], '#a26500'],
    ['#333333', ['#101010'], '#7c7c7c'],
    ['#0B6B85', ['#FFFFFF'], '#0B6B85'],
  ])('of %s on %s is %s', (given, grounds, expected) => {
    expect(readable(given, grounds)).toBe(expected);
  });

  test('is black or white where nothing else is left', () => {
    expect(['#000000', '#ffffff']).toContain(readable('#777777', ['#000000', '#ffffff']));
  });
});

test.each([
  ['teal', '#008080'],
  ['rgb(0 128 128)', '#008080'],
  ['0B6B85', '#0B6B85'],
  ['rgb(0 128 128 / 100%)', '#008080'],
  ['a warm orange', undefined],
  // A digit was forgotten, or two.
  ['#B326', undefined],
  ['Mo–Fr 8.30–12.00 / 13.30–17.00 Uhr', undefined],
  ['7/7 8h30-17h', undefined],
])('%s is the color %s', (words, expected) => {
  expect(hexFromCss(words)).toBe(expected);
});
