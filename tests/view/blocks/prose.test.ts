import { expect, test } from 'vitest';
import { rendered, renderedWhere } from '../../support/fixture-blocks.ts';

test('a list in a text begins with the number that its author wrote', async () => {
  const body = [{ tag: 'ol', start: 24, children: [{ tag: 'li', children: ['December: closed.'] }] }];
  expect((await rendered({ type: 'prose', body })).main).toMatch(/<ol start="24"><li>December: closed\./);
});

test('a part is found by its name, and by the one that it had before', async () => {
  const sections = [{ heading: '料金', id: '料金', formerId: 'u6599-91d1', text: ['¥3,000'] }];
  const { main } = await rendered({
    type: 'prose',
    layout: 'article',
    contents: true,
    sections: [...sections, ...sections],
  });
  expect(main).toContain('<span id="u6599-91d1"></span>料金');
  expect(main).toContain('<a href="#料金">料金</a>');
});

test('only where there are headings, text leaves room for them at its side', async () => {
  const sections = [{ heading: 'One', text: ['Two'] }];
  const css = async (more: object): Promise<string> => (await rendered({ type: 'prose', ...more })).css;
  expect(await css({ sections })).toMatch(/grid-column:2/);
  expect(await css({ body: ['Two'] })).not.toMatch(/grid-column:2/);
});

test('code reads from the left where words are written from the right', async () => {
  const prose = { type: 'prose', body: [{ tag: 'p', children: [{ tag: 'code', children: ['--workers'] }] }] };
  const { css } = await renderedWhere({ lang: 'ar', dir: 'rtl' }, prose);
  expect(css).toMatch(/:dir\(rtl\)\{direction:ltr;unicode-bidi:isolate\}/);
  expect((await rendered(prose)).css).not.toContain('unicode-bidi');
});

test('a table that is wider than its frame is shaded where it goes on, and code is not', async () => {
  const cell = { tag: 'td', children: ['7:00'] };
  const table = { tag: 'table', children: [{ tag: 'tbody', children: [{ tag: 'tr', children: [cell] }] }] };
  const code = { tag: 'pre', children: [{ tag: 'code', children: ['npm start'] }] };
  const css = async (body: object): Promise<string> => (await rendered({ type: 'prose', body: [body] })).css;
  expect(await css(table)).toContain('right/3rem 100% local');
  expect(await css(code)).not.toContain('100% local');
});
