import { expect, test } from 'vitest';
import { realBundle, resolved } from '../support/bundle.ts';
import { FIXTURE_ROOT } from '../support/places.ts';

const LANGUAGES = [
  { lang: 'en', label: 'English', href: '/' },
  { lang: 'de', label: 'Deutsch', href: '/de' },
  { lang: 'ar', label: 'العربية', href: '/ar' },
  { lang: 'nl', label: 'Nederlands', href: '/nl' },
];

/** The switch in the bar of a site with some languages. */
async function switchOf(count: number): Promise<string> {
  const content = resolved(FIXTURE_ROOT);
  const page = content.page('/about');
  if (!page) throw new Error('There is no page /about.');
  const site = { ...content.site, lang: 'en', languages: LANGUAGES.slice(0, count) };
  const { header } = await (await realBundle()).renderer.renderPage(page, site);
  return /<nav aria-label="Languages" class="[^"]*desktop.*?<\/nav>/s.exec(header)?.[0] ?? header;
}

test('up to three languages stand in the bar, more are a menu named by the language of the page', async () => {
  const [three, four] = [await switchOf(3), await switchOf(4)];
  expect(three).not.toContain('<button');
  expect(three).toContain('>العربية</a>');
  expect(four).toMatch(/<button[^>]* popoverTarget="_languages"[^>]*>English</i);
  expect(four).toMatch(/popover="auto" id="_languages"/);
  for (const { lang, href } of LANGUAGES.slice(1)) expect(four).toContain(`href="${href}" hrefLang="${lang}"`);
});
