import { describe, expect, it } from 'vitest';
import { affectedBy } from '../../../src/engine/check/affected/affected-by.ts';
import type { ChangeKind } from '../../../src/engine/check/affected/changed-file.ts';
import { checkDocuments } from '../../../src/engine/check/check-content.ts';
import { codes, metaOf } from '../../../src/engine/check/codes.ts';
import { createSiteContext } from '../../../src/engine/check/site-context.ts';
import type { SiteContent } from '../../../src/engine/read/site-content.ts';
import { isSiteFile, sharedNameOfFile } from '../../../src/model/addresses/address.ts';
import { readFiles, without, type SiteFiles } from '../../support/files.ts';
import { exampleFiles } from '../../support/sites/example-site.ts';
import { fixtureCodes, fixtureFiles } from '../../support/sites/code-fixtures.ts';
import { pageOf } from '../../support/sites/temp-site.ts';

const BARE = JSON.stringify(pageOf('Bare', [{ type: 'hero', heading: 'Bare' }]));

/** What rules about one document find in each of a site. */
function foundIn(content: SiteContent): Map<string, string[]> {
  const site = createSiteContext(content);
  return new Map(site.documents.map((each) => [each.file, checkDocuments(site, [each]).map(({ code }) => code)]));
}

/** Documents of which there is something to say after a page is changed, and was not before, and that nobody would look at again. */
function missed(before: SiteContent, after: SiteContent, file: string, how: ChangeKind): string[] {
  const affected = affectedBy(after, [{ file, how }], before.documents);
  const former = foundIn(before);
  return [...foundIn(after)].flatMap(([other, found]) =>
    former.get(other)?.length === 0 && found.length > 0 && !affected.has(other)
      ? [`${how} ${file}: ${other} ${found.join(', ')}`]
      : [],
  );
}

/** The same for each page of a site that comes, goes, or says something else. */
function missedIn(files: SiteFiles): string[] {
  const pages = Object.keys(files).filter(
    (file) => /^pages\/.*\.json$/.test(file) && !isSiteFile(file) && sharedNameOfFile(file) === undefined,
  );
  const whole = readFiles(files);
  return pages.flatMap((file) => {
    const [gone, bare] = [readFiles(without(files, file)), readFiles({ ...files, [file]: BARE })];
    return [
      ...missed(whole, gone, file, 'removed'),
      ...missed(gone, whole, file, 'added'),
      ...missed(whole, bare, file, 'changed'),
      ...missed(bare, whole, file, 'changed'),
    ];
  });
}

describe('what a changed page can have others be told is looked for in these', () => {
  it.each(fixtureCodes().filter((code) => !/too-(deep|large)/.test(code)))('in the fixture of %s', (code) => {
    expect(missedIn(fixtureFiles(code))).toEqual([]);
  });

  it.each(Object.keys(codes))('in the examples of %s', (code) => {
    const { bad, good } = metaOf(code);
    expect([bad, good].flatMap((example) => missedIn(exampleFiles(example)))).toEqual([]);
  });
});
