import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDevServer, type DevServer } from '../../support/servers/dev-server.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf } from '../../support/sites/temp-site.ts';

const blockThatSays = (words: string): string =>
  `import sign from './sign.png';\nexport default () => <section><img src={sign} alt="" />${words}</section>;\n`;

const site = smallSite();
let server: DevServer;
beforeAll(async () => {
  site.write('blocks/openingHours.schema.json', {
    title: 'Opening hours',
    description: 'When we are open.',
    type: 'object',
    properties: { type: { const: 'openingHours' } },
    examples: [{ type: 'openingHours' }],
  });
  site.write('blocks/openingHours.tsx', blockThatSays('Nine to five'));
  fs.writeFileSync(path.join(site.root, 'blocks/sign.png'), Buffer.alloc(9_000, 1));
  site.write('pages/index.json', pageOf('Home', [{ type: 'hero', heading: 'Home' }, { type: 'openingHours' }]));
  server = await startDevServer(site.root);
});
afterAll(async () => {
  await server.stop();
  site.remove();
});

const home = async (): Promise<string> => (await fetch(server.url, { headers: { Accept: 'text/html' } })).text();

/** Whether the picture that the block imports can be seen. */
async function hasSign(html: string): Promise<boolean> {
  const [, src = ''] = /<section><img src="([^"]*)"/.exec(html) ?? [];
  const answer = await fetch(new URL(src, server.url));
  return answer.ok && (await answer.arrayBuffer()).byteLength === 9_000;
}

test('pages are drawn by the code as it is, before and after it is changed', async () => {
  const first = await home();
  expect(first).toContain('Nine to five</section>');
  expect(await hasSign(first)).toBe(true);
  site.write('blocks/openingHours.tsx', blockThatSays('Ten to six'));
  await expect.poll(home, { timeout: 20_000 }).toContain('Ten to six</section>');
  expect(await hasSign(await home())).toBe(true);
});

test('what a block imports from elsewhere is looked at again once it has changed', async () => {
  const file = path.join(site.root, 'prices/list.json');
  site.write('prices/list.json', { bread: 'Four' });
  const imports = `import prices from '../prices/list.json';`;
  site.write('blocks/openingHours.tsx', `${imports}\nexport default () => <section>{prices.bread}</section>;\n`);
  await expect.poll(home, { timeout: 20_000 }).toContain('<section>Four</section>');
  fs.writeFileSync(file, JSON.stringify({ bread: 'Five' }));
  await expect.poll(home, { timeout: 20_000 }).toContain('<section>Five</section>');
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

test('browsers say what blocks ask of other hosts: published pages may no more than their schemas say', async () => {
  site.write('blocks/openingHours.tsx', blockThatSays('Nine to five'));
  const policy = async (): Promise<string | null> =>
    (await fetch(server.url, { headers: { Accept: 'text/html' } })).headers.get('content-security-policy-report-only');
  const expected = (connect: string): string =>
    `img-src 'self' data:; font-src 'self'; connect-src ${connect}; media-src 'self'; frame-src 'none'; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:; require-trusted-types-for 'script'`;
  await expect.poll(policy, { timeout: 20_000 }).toBe(expected("'self'"));
  const schema = site.read('blocks/openingHours.schema.json');
  site.write('blocks/openingHours.schema.json', { ...schema, 'x-csp': { 'connect-src': ['wss://live.example.com'] } });
  await expect.poll(policy, { timeout: 20_000 }).toBe(expected("'self' wss://live.example.com"));
});
