import { describe, expect, test } from 'vitest';
import { createDocument } from '../../../src/engine/read/document.ts';
import { untranslatedPart } from '../../../src/engine/site/languages/translated-words.ts';
import { forEachWording } from '../../../src/engine/site/wording/wording.ts';
import { searchedPage } from '../../../src/model/search-index/searched-page.ts';
import type { ResolvedPage } from '../../../src/model/page/types.ts';
import { SCHEMAS } from '../../support/checked.ts';
import { pageOf } from '../../support/sites/temp-site.ts';

const documentWith = (text: string, title = 'A') =>
  createDocument(
    SCHEMAS,
    { file: 'pages/a.json', kind: 'page', address: '/a' },
    JSON.stringify(pageOf(title, [{ type: 'richText', heading: title, body: text }])),
  );

describe.each([
  ['English', 'We answer within one working day.', 'Every bowl is thrown by hand!'],
  ['Hindi', 'हम एक कार्य दिवस में उत्तर देते हैं।', 'हर कटोरा हाथ से बनता है॥'],
  ['Urdu', 'ہم ایک کام کے دن میں جواب دیتے ہیں۔', 'ہر پیالہ ہاتھ سے بنتا ہے؟'],
])('the sentences of a text in %s', (_, first, second) => {
  test('are compared one by one', () => {
    const sentences: string[] = [];
    forEachWording(documentWith(`${first} ${second}`), (kind, words) => {
      if (kind === 'sentence') sentences.push(words);
    });
    expect(sentences).toEqual([first, second]);
  });

  test('are known where a translation still has them', () => {
    expect(untranslatedPart(documentWith(first), documentWith(first, 'B'))).toEqual(['blocks', 0]);
    expect(untranslatedPart(documentWith(second), documentWith(first, 'B'))).toBeUndefined();
  });

  test('are followed by a space where the search shows them in one line', () => {
    const page = {
      title: 'A',
      head: { title: 'A', description: '' },
      blocks: [{ type: 'note', lines: [first, second] }],
    };
    const [part] = searchedPage(page as unknown as ResolvedPage, {
      note: { fields: [['lines', { items: 'text' }]] },
    }).parts;
    expect(part?.text).toBe(`${first} ${second}`);
  });
});
