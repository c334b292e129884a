import { afterEach, expect, it } from 'vitest';
import { realBundle, resolved } from '../../support/bundle.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf, type TempSite } from '../../support/sites/temp-site.ts';

let site: TempSite;
afterEach(() => site?.remove());

it('that a field may stay empty is said once, where its label says so, too', async () => {
  site = smallSite({ lang: 'fr' });
  const fields = ['email', { name: 'phone', label: 'Tél. (Facultatif)' }, { name: 'age', label: 'Votre âge' }];
  site.write('pages/a.json', pageOf('A', [{ type: 'inquiryForm', fields }]));
  const content = resolved(site.root);
  const { renderer } = await realBundle();
  const page = content.page('/a');
  const { main } = page ? await renderer.renderPage(page, content.site) : { main: '' };
  const labels = [...main.matchAll(/<label for="[^"]*"[^>]*>(.*?)<\/label>/g)].map(([, label = '']) =>
    label.replace(/<[^>]*>/g, ''),
  );
  expect(labels).toEqual(expect.arrayContaining(['Tél. (Facultatif)', 'Votre âge (facultatif)']));
});
