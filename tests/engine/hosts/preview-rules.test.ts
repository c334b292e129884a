import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { previewRules } from '../../../src/engine/build/server/preview-rules.ts';
import { resolved } from '../../support/bundle.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const [site, dir] = [smallSite(), tempFolder()];
afterAll(() => site.remove());

/** Where those lead who ask for an old address. */
const toOf = (rules: ReturnType<typeof previewRules>): string[] => rules().redirects.map(({ to }) => to);
const redirectTo = (to: string): void => {
  const data = site.read('pages/_site.json');
  site.write('pages/_site.json', { ...data, redirects: [{ from: '/old', to }] });
};

test('where a host has a file of its own, the content says once a build what is told there', () => {
  redirectTo('/');
  fs.writeFileSync(path.join(dir, '_redirects'), '/kept /from-the-file 301\n');
  const rules = previewRules(dir, () => resolved(site.root));
  expect(toOf(rules)).toEqual(['/from-the-file']);
  fs.writeFileSync(path.join(dir, 'vercel.json'), '{}');
  const before = toOf(rules);
  expect(before).not.toEqual(['/from-the-file']);
  redirectTo('https://elsewhere.example.org');
  expect(toOf(rules)).toEqual(before);
  fs.rmSync(path.join(dir, 'vercel.json'));
  fs.writeFileSync(path.join(dir, '.htaccess'), '');
  expect(toOf(rules)).toContain('https://elsewhere.example.org');
});

test('while the content is broken, the files say it as far as they do', () => {
  fs.writeFileSync(path.join(dir, 'vercel.json'), '{}');
  expect(toOf(previewRules(dir, () => undefined))).toEqual(['/from-the-file']);
});
