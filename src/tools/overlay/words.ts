import { summaryOf, type ShownDiagnostic } from '../../model/diagnostics/reported.ts';
import { isError } from '../../model/diagnostics/diagnostic.ts';

/** The heading over these diagnostics. */
export const headingFor = (diagnostics: ShownDiagnostic[]): string =>
  diagnostics.length > 0 ? `${summaryOf(diagnostics)} on this page` : 'Everything on this page is mended';

/** What they mean for the page, which may be behind them as it was before. */
export function explanationFor(diagnostics: ShownDiagnostic[], page: { isBehind: boolean }): string {
  if (diagnostics.length === 0) return '';
  const effect = !diagnostics.some(isError)
    ? 'The page is shown all the same; warnings do not stop the site from being built.'
    : page.isBehind
      ? 'Behind this is the page as it was before. It is shown anew as soon as the errors are mended and saved; other pages are not affected.'
      : 'The page is shown as soon as the errors are mended and saved. Other pages are not affected.';
  return `${effect} Click a problem to open its line in your editor.`;
}
