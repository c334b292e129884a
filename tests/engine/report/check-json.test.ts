import { describe, expect, it } from 'vitest';
import { json } from '../../../src/engine/report/formats/json.ts';
import { reportDiagnostics } from '../../../src/engine/report/report-diagnostics.ts';
import type { ReportedDiagnostic } from '../../../src/model/diagnostics/reported.ts';
import type { Diagnostic } from '../../../src/model/diagnostics/diagnostic.ts';
import { SCHEMAS } from '../../support/checked.ts';

const DIAGNOSTIC: Diagnostic = {
  file: 'pages/a.json',
  code: 'link/redirected',
  severity: 'warning',
  location: {},
  args: { noun: 'button', href: '/old', to: '/new' },
};
const EDITS: Diagnostic['suggestions'] = [
  { edits: [{ kind: 'replace', location: { path: ['href'] }, value: '/new' }], certain: true },
];

/** What programs get to read of diagnostics. */
function written(diagnostics: Diagnostic[], docs?: string): Record<string, unknown>[] {
  const problems: ReportedDiagnostic[] = reportDiagnostics(diagnostics, { documents: new Map(), schemas: SCHEMAS });
  const context = { files: 1, textOf: () => undefined, color: false };
  return (
    JSON.parse(json(problems, docs === undefined ? context : { ...context, docs })) as {
      problems: Record<string, unknown>[];
    }
  ).problems;
}

describe('JSON', () => {
  it('has the fields of a problem in the documented order', () => {
    const [first, second] = written(
      [{ ...DIAGNOSTIC, suggestions: EDITS }, DIAGNOSTIC],
      'https://example.com/problems.md',
    );
    const always = [
      'file',
      'line',
      'column',
      'endLine',
      'endColumn',
      'severity',
      'code',
      'message',
      'place',
      'hint',
      'fixable',
      'args',
      'docs',
    ];
    expect([first, second].map((problem) => Object.keys(problem ?? {}))).toEqual([[...always, 'suggestions'], always]);
  });

  it('says what the message is filled with, whether it can be fixed and how, and where it is explained', () => {
    const args = { noun: 'button', href: '/old', to: '/new' };
    const docs = 'https://example.com/problems.md#linkredirected';
    expect(written([{ ...DIAGNOSTIC, suggestions: EDITS }], 'https://example.com/problems.md')).toMatchObject([
      { fixable: true, args, docs, suggestions: EDITS },
    ]);
    expect(written([DIAGNOSTIC])).toMatchObject([{ fixable: false, args }]);
  });

  it('says of a code that is always fixed that it is, without a suggestion of its own', () => {
    expect(
      written([
        { file: 'pages/a.json', code: 'json/extra-comma', severity: 'error', location: {}, args: { kind: 'last' } },
      ]),
    ).toMatchObject([{ fixable: true }]);
  });
});
