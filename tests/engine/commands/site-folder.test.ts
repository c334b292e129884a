import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteFolder } from '../../../scripts/support/root-option.ts';
import { tempFolder } from '../../support/temp-folder.ts';

describe('a folder without pages', () => {
  const root = tempFolder();
  const said = (): string => `There is no folder "pages" in ${root}.`;

  it('says where a site may be, and how a folder is to be called that was meant', () => {
    expect(() => siteFolder(root)).toThrow(`${said()} Say with --root where the site is.`);
    fs.mkdirSync(path.join(root, 'Pages'));
    expect(() => siteFolder(root)).toThrow(
      `${said()} If that is "Pages", rename it to "pages"; otherwise say with --root where the site is.`,
    );
  });

  it('takes a file that was named in its place for what it is, and has nobody delete that', () => {
    const file = path.join(root, 'package.json');
    fs.writeFileSync(file, '{}');
    expect(() => siteFolder(file)).toThrow(`There is no folder "pages" in ${file}. Say with --root where the site is.`);
  });
});
