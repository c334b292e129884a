import { describe, expect, it } from 'vitest';
import { withoutMojibake } from '../../../src/model/words/meant/mojibake.ts';

describe('letters that are mixed up', () => {
  it.each([
    ['PeÅ‚ny kurs', 'Pełny kurs'],
    ['PeĹ‚ny kurs', 'Pełny kurs'],
    ['zÅ\u0082oty', 'złoty'],
    ['fÃ¼nf GrÃ¶ÃŸen', 'fünf Größen'],
    ['Ã„rger', 'Ärger'],
    ['one â€“ two', 'one – two'],
    ['25Â °C', undefined],
    ['25\u00c2\u00a0\u00c2\u00b0C', '25\u00a0°C'],
  ])('%j were %j', (text, meant) => {
    expect(withoutMojibake(text)).toBe(meant);
  });

  it.each([
    'FÅ…',
    'Ä… nein',
    'CAFÉ…',
    '“FÅ”',
    'À «la»',
    'NÃO…',
    'São Paulo',
    'Âge d’or',
    'voilà…',
    'HÅLL…',
    '‚Ä‘',
    '日本語',
    'Ă®',
  ])('are none in %s', (text) => {
    expect(withoutMojibake(text)).toBeUndefined();
  });
});
