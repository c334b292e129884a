import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { command } from '../../support/command.ts';
import { photograph } from '../../support/photograph.ts';
import { copyOfOwn } from '../../support/sites/temp-site.ts';

const site = copyOfOwn();
afterEach(site.remove);

it('draws a picture for each page, and leaves those alone that an owner has put there', async () => {
  const own = path.join(site.root, 'public/images/social/home.png');
  const photo = await photograph(120, 63);
  fs.mkdirSync(path.dirname(own), { recursive: true });
  fs.writeFileSync(own, photo);
  const { status, stdout } = await command('social', '--root', site.root);
  expect(status).toBe(0);
  expect(stdout).toContain(
    'Left alone, as others have drawn it: public/images/social/home.png. What is deleted is drawn.',
  );
  expect(fs.readFileSync(own).equals(photo)).toBe(true);
  fs.rmSync(own);
  expect((await command('social', '--root', site.root)).stdout).toMatch(/public\/images\/social\/home\.png\n1 picture/);
});
