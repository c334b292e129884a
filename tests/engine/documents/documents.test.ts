import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, test } from 'vitest';

// Who is sent to a file that is not there loses the trust in all the others.

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .map((file) => `/${file}`);

/** Files that a document names in code quotes: whole paths, or the end of one after the folder was named. */
const namedIn = (document: string): string[] =>
  [...fs.readFileSync(document, 'utf8').matchAll(/`([\w@./-]+\.(?:ts|tsx|css|mjs|json|md))`/g)].map(
    ([, name = '']) => name,
  );

test.each(['ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/decisions.md'])('%s names files that exist', (document) => {
  const names = namedIn(document);
  expect(names.length).toBeGreaterThan(20);
  const missing = names.filter((name) => !files.some((file) => file.endsWith(`/${name}`)));
  expect([...new Set(missing)]).toEqual([]);
});
