import { describe, expect, it } from 'vitest';
import { SITE_FILE } from '../../../src/model/addresses/address.ts';
import { reported } from '../../support/checked.ts';
import { readFiles, textIn, type SiteFiles } from '../../support/files.ts';
import { GOOD_SITE } from '../../fixtures/mistakes/mistakes.ts';

const PAGE = 'pages/services/printing.json';

/** What is said, without what others say of a page that is not there. */
function saidOf(files: SiteFiles): string[] {
  const found = reported(readFiles(files));
  return found.flatMap(({ code, message, hint }) => (/^(?:file|site)\//.test(code) ? [code, message, hint] : []));
}

describe('what was not meant to be a page as it stands there', () => {
  it.each([
    [
      'a document of an office program',
      'PK\u0003\u0004\u0014\u0000\u00ff',
      /^The file is a document of an office program/,
    ],
    ['a compressed file', '\u001f\u008b\u0008\u0000', /^The file is compressed:/],
    ['a PDF', '%PDF-1.4\n\u00ff\u0000', /^The file is a PDF:/],
    ['a picture', '\u0089PNG\r\n\u001a\n', /^The file is a picture:/],
  ])('is told as what it is: %s', (_, bytes, message) => {
    const content = Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
    expect(saidOf({ ...GOOD_SITE, [PAGE]: content })).toEqual([
      'file/not-utf8',
      expect.stringMatching(message),
      'Write the page in an editor for plain text, and save it as "UTF-8".',
    ]);
  });

  it.each([
    // "été", as most programs in Western Europe save it.
    ['Windows 1252', [0xe9, 0x74, 0xe9]],
    // "żółć"
    ['Windows 1250', [0xbf, 0xf3, 0xb3, 0xe6]],
    // "料金"
    ['Shift JIS', [0x97, 0xbf, 0x8b, 0xe0]],
    // "票價"
    ['Big5', [0xb2, 0xbc, 0xbb, 0xf9]],
  ])('is told how to come to UTF-8 without losing letters, where it was saved as %s', (name, title) => {
    const content = Uint8Array.from([...Buffer.from('{ "version": 1, "title": "'), ...title, ...Buffer.from('" }')]);
    const said = saidOf({ ...GOOD_SITE, [PAGE]: content })[2];
    expect(said).toMatch(/"Reopen with Encoding" first .* then "Save with Encoding" and "UTF-8"\.$/);
    expect(said).toContain(name);
  });

  it.each(['pages/site.json', 'pages/_Site.json'])(
    'is the site file by its right name, and nothing else: %s',
    (file) => {
      const { [SITE_FILE]: site = '', ...others } = GOOD_SITE;
      const said = saidOf({ ...others, [file]: site });
      expect(said).toEqual(['file/reserved-name', expect.any(String), 'Did you mean "_site.json"?']);
    },
  );

  it('is a page as any other, where the site file is there', () => {
    expect(saidOf({ ...GOOD_SITE, 'pages/site.json': textIn(GOOD_SITE, PAGE) })).toEqual([]);
  });

  it('is a page that was saved as plain text', () => {
    const { [PAGE]: page = '', ...others } = GOOD_SITE;
    expect(saidOf({ ...others, 'pages/services/Our printing.txt': page })[2]).toMatch(
      /^Rename it to "our-printing.json"/,
    );
    expect(saidOf({ ...GOOD_SITE, 'pages/notes.txt': 'Call Dana.' })[2]).toMatch(/^Pictures belong/);
  });
});
