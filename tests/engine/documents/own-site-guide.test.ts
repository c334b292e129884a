import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fencesOf } from '../../../scripts/guide/fences.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { reported } from '../../support/checked.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { realBundle } from '../../support/bundle.ts';
import { command as pagewright } from '../../support/command.ts';
import { PROJECT } from '../../support/places.ts';

const GUIDE = path.join(PROJECT, 'docs/your-own-site.md');
const root = tempFolder();
const site = path.join(root, 'pages/_site.json');

/** A command of the guide, for the folder of this test. What installs and what stays is not run. */
async function run(line: string): Promise<void> {
  if (/^npm (?:install|start)/.test(line)) return;
  const [, command = '', rest = ''] = /^(?:npx pagewright|npm run) (\w+)(?: --(?= ))?(.*)$/.exec(line) ?? [];
  const words = [...rest.matchAll(/"([^"]*)"|(\S+)/g)].map(([word, quoted]) => quoted ?? word);
  const { status, stdout, stderr } = await pagewright(command, ...words, '--root', root);
  expect({ line, status, said: stdout + stderr }).toMatchObject({ line, status: 0 });
}

const errorsNow = () => reported(readSite(root)).filter(({ severity }) => severity === 'error');

test('the guide to a site of one’s own works as it is written, from top to bottom', async () => {
  await realBundle();
  const fences = fencesOf(fs.readFileSync(GUIDE, 'utf8'));
  expect(fences.length).toBeGreaterThan(10);
  for (const { kind, about, text, line } of fences) {
    if (kind === 'sh') for (const command of text.trim().split('\n')) await run(command);
    else if (about === 'site') {
      const before = JSON.parse(fs.readFileSync(site, 'utf8')) as object;
      fs.writeFileSync(site, JSON.stringify({ ...before, ...(JSON.parse(text) as object) }, null, 2));
    } else {
      const file = path.join(root, about);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, text);
    }
    // A schema is whole once its component is there.
    if (!about.endsWith('.schema.json')) expect({ line, errors: errorsNow() }).toEqual({ line, errors: [] });
  }
  const built = fs.readFileSync(path.join(root, 'dist/opening-hours.html'), 'utf8');
  expect(built).toContain('Tuesday to Friday');
});
