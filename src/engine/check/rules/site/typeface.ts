import { SITE_FILE } from '../../../../model/addresses/address.ts';
import { PUBLIC } from '../../../../model/content/content.ts';
import { site as siteFields, type Example } from '../../../../model/diagnostics/example.ts';
import { siteDataOf } from '../../../site/site-data.ts';
import { siteRule } from '../../rule.ts';

/** What a file begins with, and what it is then. */
const BEGINNINGS: Record<string, string> = {
  wOFF: 'a WOFF file, the older form',
  OTTO: 'an OpenType file',
  '\u0000\u0001\u0000\u0000': 'a TrueType file',
  ttcf: 'a collection of TrueType files',
  'PK\u0003\u0004': 'a ZIP archive',
};

const FONT = '"font": { "family": "Source Sans", "file": "/fonts/source-sans.woff2" }';

/** The first bytes of a WOFF2 file: its sign, the form of the font in it, and its length. */
const beginning = (length: number): Uint8Array => Uint8Array.of(0x77, 0x4f, 0x46, 0x32, 0, 1, 0, 0, 0, 0, 0, length);
const asText = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** A font as far as the checker looks at it. */
const withFont = (text: string): Example => siteFields(FONT, { 'public/fonts/source-sans.woff2': text });

/** The typeface is one. */
export const typeface = siteRule({
  meta: {
    codes: {
      'site/not-a-typeface': {
        level: 'error',
        title: 'The typeface is no WOFF2 file',
        message: ({ file, found }: { file: string; found?: string | 'cut' }) => [
          found === 'cut'
            ? `"public${file}" ends too early: a part of the typeface is missing.`
            : `"public${file}" is called WOFF2, but it is ${found ?? 'something else'}. Browsers would not show it.`,
          found === 'cut'
            ? 'Download it once more.'
            : 'Save the typeface as WOFF2: renaming a file does not change what it is.',
        ],
        why: 'Visitors would see the typeface of their computer, and nobody would be told.',
        bad: withFont('<!doctype html><title>Not found</title>'),
        good: withFont(asText(beginning(12))),
      },
    },
  },
  check({ site, reportIn }) {
    const { font } = siteDataOf(site.content);
    if (!site.tokens || !font) return;
    const look = (file: string | undefined, at: (string | number)[]): void => {
      if (!file || !site.publicFiles().has(file)) return;
      const bytes = site.content.source.bytes(PUBLIC + file);
      const found = bytes && faultOf(bytes);
      if (found) reportIn(SITE_FILE)('site/not-a-typeface', { path: ['font', ...at, 'file'] }, { file, ...found });
    };
    look(font.file, []);
    for (const [index, { file }] of (font.more ?? []).entries()) look(file, ['more', index]);
  },
});

/** What is wrong with the bytes of a WOFF2 file; undefined when they begin and end as they should. */
function faultOf(bytes: Uint8Array): { found?: string } | undefined {
  const sign = asText(bytes.slice(0, 4));
  if (sign === 'wOF2') {
    const length = bytes.length < 12 ? 12 : new DataView(bytes.buffer, bytes.byteOffset).getUint32(8);
    return bytes.length < length ? { found: 'cut' } : undefined;
  }
  const known = BEGINNINGS[sign] ?? (/^\s*</.test(sign) ? 'a page of a website' : undefined);
  return known ? { found: known } : {};
}
