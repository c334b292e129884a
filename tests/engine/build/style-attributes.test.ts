import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { documentOf } from '../../../src/engine/build/document/document.ts';
import { resolved } from '../../support/bundle.ts';
import { FIXTURE_ROOT } from '../../support/places.ts';

const content = resolved(FIXTURE_ROOT);
const page = content.page('/') as NonNullable<ReturnType<typeof content.page>>;

/** What the policy of a page with this HTML says of style attributes. */
function allowed(main: string): string | undefined {
  const rendered = {
    header: '<header></header>',
    main,
    footer: '',
    css: '',
    hints: '',
    hydration: undefined,
    written: { html: '', styles: [], hints: [], hydration: undefined, reserved: [] },
  };
  const html = documentOf(page, content, rendered, { boot: { src: '/boot.js' }, app: '/app.js' });
  return /style-src-attr ([^;"]*)/.exec(html)?.[1];
}
const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page without style attributes says nothing of them', () => {
  expect(allowed('<p>He said style=&quot;color:red&quot; aloud</p>')).toBeUndefined();
});

test('a page allows the style attributes that it has, each once and by what it says', () => {
  const shadow = '--Paper-shadow:var(--shadows-1, none)';
  const main = `<div style="${shadow}"></div><div class="x" style="${shadow}"></div><i style="font-family:&quot;A&quot;"></i>`;
  expect(allowed(main)).toBe(`'unsafe-hashes' ${hash(shadow)} ${hash('font-family:"A"')}`);
});
