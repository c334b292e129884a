import { describe, expect, it } from 'vitest';
import { checkContent } from '../../src/engine/check/check-content.ts';
import { readSite } from '../../src/engine/disk/read-site.ts';
import { reportDiagnostics } from '../../src/engine/report/report-diagnostics.ts';
import { fixtureCodes, withSite } from '../support/bad-pages.ts';
import { trySuggestions } from '../support/suggested.ts';

describe('what is suggested', () => {
  it.each(fixtureCodes())('mends the fixture of %s', (code) => {
    for (const outcome of withSite(code, trySuggestions)) expect(outcome).toMatchObject({ isThere: false, fresh: [] });
  });

  it.each(fixtureCodes())('is what the hints of %s ask for', (code) => {
    const asked = withSite(code, (root) => {
      const content = readSite(root);
      return checkContent(content).flatMap((diagnostic) =>
        reportDiagnostics([diagnostic], content).map(({ hint }) => ({ hint, ...diagnostic })),
      );
    });
    const withoutEdits = asked.filter(
      ({ hint, suggestions = [] }) => hint.includes('Did you mean') && suggestions.length === 0,
    );
    expect(withoutEdits).toEqual([]);
  });
});
