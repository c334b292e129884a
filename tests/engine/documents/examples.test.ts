import { describe, expect, it } from 'vitest';
import { checkContent } from '../../../src/engine/check/check-content.ts';
import { codes, metaOf } from '../../../src/engine/check/codes.ts';
import { reportDiagnostics } from '../../../src/engine/report/report-diagnostics.ts';
import { checkSpelling } from '../../../src/engine/spelling/spelling.ts';
import type { Example } from '../../../src/model/diagnostics/example.ts';
import type { ReportedDiagnostic } from '../../../src/model/diagnostics/reported.ts';
import { readFiles, textIn } from '../../support/files.ts';
import { EVERYTHING } from '../../support/night.ts';
import { exampleFiles } from '../../support/sites/example-site.ts';

/** What is in no dictionary. */
const LOOKED_UP = 'text/spelling';
/** To find these takes seconds, for which the night has time. */
const AT_NIGHT = new Set([LOOKED_UP, 'text/slow-form']);

/** Everything that is said of a small sound site with an example in it, all advice included. */
async function said(example: Example, code: string): Promise<ReportedDiagnostic[]> {
  const content = readFiles(exampleFiles(example));
  const more = code === LOOKED_UP ? await checkSpelling(content) : [];
  return reportDiagnostics([...checkContent(content), ...more], content);
}

function isIn(example: Example): boolean {
  const files = exampleFiles(example);
  return example.pieces.every(({ file, text }) => textIn(files, file).includes(text));
}

describe('the examples in docs/problems.md', () => {
  it('stand on a site that nothing is wrong with', async () => {
    expect(await said({ pieces: [], otherFiles: {} }, EVERYTHING ? LOOKED_UP : '')).toEqual([]);
  });

  it.each(Object.keys(codes).filter((code) => EVERYTHING || !AT_NIGHT.has(code)))(
    'of %s: what is wrong has this code and no other, what is right has none',
    async (code) => {
      const { bad, good } = metaOf(code);
      expect([bad, good].map(isIn), 'what is shown is what is run').toEqual([true, true]);
      expect((await said(bad, code)).map((problem) => problem.code)).toEqual([code]);
      expect((await said(good, code)).map(({ file, message }) => `${file}: ${message}`)).toEqual([]);
    },
  );
});
