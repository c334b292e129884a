import { expect, it } from 'vitest';
import { asFieldName } from '../../../src/model/words/field-name.ts';

it.each([
  ['Größe in cm', 'groesseInCm'],
  ['NIP', 'nip'],
  ["Father's name", 'fathersName'],
  ['Father’s name', 'fathersName'],
  ["numéro d'appel", 'numeroDAppel'],
  ['पिता', undefined],
])('"%s" as the name of a field is %s', (words, name) => {
  expect(asFieldName(words)).toBe(name);
});
