import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { builtDocuments } from '../../../scripts/support/built-documents.ts';
import { tempFolder } from '../../support/temp-folder.ts';

it('calls a document by the address of its page, also where that is a folder with an index', () => {
  const dist = tempFolder();
  for (const file of [
    'index.html',
    '404.html',
    'about.html',
    'services.html',
    'services/index.html',
    'blog/new/index.html',
  ]) {
    fs.mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    fs.writeFileSync(path.join(dist, file), '');
  }
  expect([...builtDocuments(dist).keys()].toSorted()).toEqual(['/', '/404', '/about', '/blog/new', '/services']);
});
