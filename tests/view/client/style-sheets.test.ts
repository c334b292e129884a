import { afterEach, expect, test, vi } from 'vitest';
import { addStyleSheets } from '../../../src/client/style-sheets.ts';

afterEach(() => vi.unstubAllGlobals());

test('style sheets are added once, before the styles of the document, and waited for until they are there or cannot be', async () => {
  const added = new Map<string, EventTarget>();
  const style = { before: (link: EventTarget & { href: string }) => void added.set(link.href, link) };
  vi.stubGlobal('document', {
    createElement: () => new EventTarget(),
    querySelector: (selector: string) =>
      selector === 'style' ? style : selector === 'link[href="/there.css"]' ? {} : null,
  });
  let isDone = false;
  const adding = addStyleSheets(['/there.css', '/a.css', '/gone.css']).then(() => (isDone = true));
  expect([...added.keys()]).toEqual(['/a.css', '/gone.css']);
  added.get('/a.css')?.dispatchEvent(new Event('load'));
  await Promise.resolve();
  expect(isDone).toBe(false);
  added.get('/gone.css')?.dispatchEvent(new Event('error'));
  await adding;
  expect(isDone).toBe(true);
});
