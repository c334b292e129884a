import type { Page } from 'playwright/test';

/** What a browser does that translates a page: texts stand in elements of its own, and the document is in another language. */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(document.documentElement, { lang: 'fr', className: 'translated-ltr' });
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const place = text.parentElement as Element;
      if (!text.data.trim() || place.closest('script,style,textarea,font')) continue;
      const words = Object.assign(document.createElement('font'), { textContent: `${text.data} (fr)` });
      text.replaceWith(place.matches('option') ? words.textContent : words);
    }
  });

/** What extensions do that keep passwords, look at words or darken pages. */
export const extend = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const place of [document.documentElement, document.body]) place.dataset['extension'] = '';
    for (const field of document.querySelectorAll<HTMLElement>('main :is(input,textarea)')) {
      field.dataset['extension'] = '';
      field.after(Object.assign(document.createElement('button'), { type: 'button', className: 'extension' }));
    }
    document.body.append(document.createElement('extension-panel'));
  });
