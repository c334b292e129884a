import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDevServer, type DevServer } from '../../support/servers/dev-server.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf } from '../../support/sites/temp-site.ts';

const blockThatSays = (words: string): string => `export default () => <section>${words}</section>;\n`;

const site = smallSite();
let server: DevServer;
beforeAll(async () => {
  site.write('blocks/openingHours.schema.json', {
    title: 'Opening hours',
    type: 'object',
    properties: { type: { const: 'openingHours' } },
    examples: [{ type: 'openingHours' }],
  });
  site.write('blocks/openingHours.tsx', blockThatSays('Nine to five'));
  site.write('pages/index.json', pageOf('Home', [{ type: 'hero', heading: 'Home' }, { type: 'openingHours' }]));
  server = await startDevServer(site.root);
});
afterAll(async () => {
  await server.stop();
  site.remove();
});

const home = async (): Promise<string> => (await fetch(server.url, { headers: { Accept: 'text/html' } })).text();

test('pages are drawn by the code as it is, before and after it is changed', async () => {
  expect(await home()).toContain('<section>Nine to five</section>');
  site.write('blocks/openingHours.tsx', blockThatSays('Ten to six'));
  await expect.poll(home, { timeout: 20_000 }).toContain('<section>Ten to six</section>');
});

test('a fault in code that was changed is told with its line', async () => {
  const lines = [
    ...Array.from({ length: 9 }, (_, index) => `const hour${index} = ${index};`),
    'export default () => {',
  ];
  const rest = ['  const wide = window.innerWidth + hour0;', '  return <p>{wide}</p>;', '};', ''];
  site.write('blocks/openingHours.tsx', [...lines, ...rest].join('\n'));
  await expect.poll(home, { timeout: 20_000 }).toMatch(/window is not defined.*blocks\/openingHours\.tsx:11:/s);
});
