import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { command, type Ended } from '../../support/command.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf } from '../../support/sites/temp-site.ts';

const site = smallSite();
site.write('pages/contact.json', pageOf('Contact', [{ type: 'hero', heading: 'Contact' }]));
afterAll(() => site.remove());
const file = (name: string): string => path.join(site.root, 'pages', name);

const move = (...args: string[]): Promise<Ended> => command('move', ...args, '--root', site.root);

it('shows what would change, then changes it', async () => {
  const before = fs.readFileSync(file('_site.json'), 'utf8');
  const dry = await move('/contact', '/write');
  expect([dry.status, dry.stderr]).toEqual([0, '']);
  expect(dry.stdout).toContain('  added    /contact → /write\n');
  expect(dry.stdout).toContain('Nothing was changed. This does it: npm run move -- /contact /write --write\n');
  expect([fs.existsSync(file('contact.json')), fs.readFileSync(file('_site.json'), 'utf8')]).toEqual([true, before]);

  const done = await move('/contact', '/write', '--write');
  expect(done.status).toBe(0);
  expect([fs.existsSync(file('contact.json')), fs.existsSync(file('write.json'))]).toEqual([false, true]);
});

it('ends with 1 when it refuses and with 2 when it is written wrongly', async () => {
  const refused = await move('/write', '/');
  expect([refused.status, refused.stdout]).toEqual([1, '']);
  expect(refused.stderr).toBe(
    '"/" is the home page, pages/index.json. Choose another address, such as "/services/cloud".\n',
  );
  const incomplete = await move('/write');
  expect([incomplete.status, incomplete.stderr.split('\n')[0]]).toEqual([
    2,
    'Say which address moves, and to which address.',
  ]);
  expect((await move('/write', '/a', '--force')).status).toBe(2);
});
