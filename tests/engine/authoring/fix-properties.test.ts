import { afterAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import fs from 'node:fs';
import path from 'node:path';
import { fixContent } from '../../../src/engine/authoring/fix/fix-content.ts';
import { formatJson } from '../../../src/engine/authoring/format-json.ts';
import { tokensOf } from '../../../src/engine/authoring/json-tokens.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { pageArbitrary } from '../../support/random/arbitrary.ts';
import { runs } from '../../support/night.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf } from '../../support/sites/temp-site.ts';

const site = smallSite();
site.write('pages/services/index.json', pageOf('Services', [{ type: 'hero', heading: 'Services' }]));
const file = path.join(site.root, 'pages/page.json');
afterAll(() => site.remove());

/** The page when fixed, or as it is when there is nothing to do. Undefined when it was left. */
function fixed(text: string): string | undefined {
  fs.writeFileSync(file, text);
  const { fixed, left } = fixContent(readSite(site.root), new Set(['pages/page.json']));
  return left.length > 0 ? undefined : (fixed[0]?.text ?? text);
}

/** All fields but the notes: comments end up in those. */
const withoutNotes = (text: string): unknown =>
  JSON.parse(text, (_key, value: unknown) => (isGroup(value) ? omitNote(value) : value)) as unknown;
const isGroup = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
const omitNote = ({ note: _, ...rest }: Record<string, unknown>): Record<string, unknown> => rest;

const notesOf = (text: string): string =>
  [...text.matchAll(/"note": ("(?:[^"\\]|\\.)*")/g)].map((match) => JSON.parse(match[1] ?? '') as string).join('\n');

/** What may stand between two signs of a file without changing what it says. */
const NOISE = ['', ' ', '\t', '\n', '\n\n\n', '  \n', '// word{n}\n', '/* word{n} */', '/**\n * word{n}\n */\n'];

/** A page with noise between its signs, commas too many, and perhaps a byte order mark and the line ends of Windows. */
const noisy = fc
  .tuple(pageArbitrary(), fc.infiniteStream(fc.nat()), fc.boolean(), fc.boolean())
  .map(([page, stream, isWindows, hasMark]) => {
    const random = (below: number): number => (stream.next().value as number) % below;
    let comments = 0;
    const noise = (): string =>
      random(4) === 0 ? (NOISE[random(NOISE.length)] ?? '').replace('{n}', () => String(++comments)) : '';
    const tokens = tokensOf(JSON.stringify(page));
    const body = tokens.map(({ source }, index) => {
      const isEmpty = /^[{[]$/.test(tokens[index - 1]?.source ?? '');
      return `${noise()}${/^[}\]]$/.test(source) && !isEmpty && random(3) === 0 ? `,${noise()}` : ''}${source}`;
    });
    const text = `${body.join('')}${noise()}`;
    return { page, comments, text: `${hasMark ? '\ufeff' : ''}${isWindows ? text.replaceAll('\n', '\r\n') : text}` };
  });

/** What a slip of the pen makes of a sign or a text. */
const SLIPS: ((sign: string) => string | undefined)[] = [
  (sign) => (sign === ',' ? '' : undefined),
  (sign) => (sign === ',' ? ',,' : undefined),
  (sign) => (sign === ',' ? ';' : undefined),
  (sign) => (/^[,:{}]$/.test(sign) ? `\u00a0${sign}` : undefined),
  ...['“”', '„“', '«»', "''", '``'].map(
    (quotes) => (sign: string) =>
      sign.length > 1 && sign.startsWith('"') ? quotes[0] + sign.slice(1, -1) + quotes[1] : undefined,
  ),
];

/** A page in good order, and the same with a few slips of the pen. */
const slipped = fc
  .tuple(pageArbitrary(), fc.array(fc.tuple(fc.nat(), fc.constantFrom(...SLIPS)), { minLength: 1, maxLength: 3 }))
  .map(([page, slips]) => {
    const good = formatJson(JSON.stringify(page, null, 2));
    let text = good;
    for (const [seed, slip] of slips) {
      const places = tokensOf(good).filter(
        ({ source, offset }) =>
          slip(source) !== undefined && text.startsWith(good.slice(0, offset)) && text.startsWith(source, offset),
      );
      const place = places[seed % Math.max(1, places.length)];
      if (place)
        text = text.slice(0, place.offset) + slip(place.source) + text.slice(place.offset + place.source.length);
    }
    return { page, text };
  });

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');

describe('fixing any page', () => {
  it('fixes slips of the pen so that it says what it was to say, or leaves them', () => {
    fc.assert(
      fc.property(slipped, ({ page, text }) => {
        fs.writeFileSync(file, text);
        const { fixed: done, left } = fixContent(readSite(site.root), new Set(['pages/page.json']));
        const after = done[0]?.text ?? text;
        expect(lettersOf(after)).toBe(lettersOf(text));
        if (left.length === 0) expect(JSON.parse(after)).toEqual(page);
        fs.writeFileSync(file, after);
        expect(fixContent(readSite(site.root), new Set(['pages/page.json'])).fixed).toEqual([]);
      }),
      { numRuns: runs(20, 150) },
    );
  });

  it('leaves a sound page in its layout exactly as it is', () => {
    fc.assert(
      fc.property(pageArbitrary(), fc.boolean(), (page, isWindows) => {
        const text = formatJson(JSON.stringify(page, null, 2)).replaceAll('\n', isWindows ? '\r\n' : '\n');
        expect(fixed(text)).toBe(text);
      }),
      { numRuns: runs(10, 60) },
    );
  });

  it('keeps all data and every comment, and has nothing to do the second time', () => {
    fc.assert(
      fc.property(noisy, ({ page, comments, text }) => {
        const result = fixed(text) ?? '';
        expect(withoutNotes(result)).toEqual(withoutNotes(JSON.stringify(page)));
        const words = [...notesOf(result).matchAll(/\bword(\d+)/g)].map((match) => Number(match[1]));
        expect(words.toSorted((a, b) => a - b)).toEqual(Array.from({ length: comments }, (_, index) => index + 1));
        expect(/[^\r]\n/.test(result)).toBe(!text.includes('\r\n'));
        expect(fixed(result)).toBe(result);
      }),
      { numRuns: runs(15, 100) },
    );
  });
});
