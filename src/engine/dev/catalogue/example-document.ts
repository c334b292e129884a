import type { ReportedDiagnostic } from '../../../model/diagnostics/reported.ts';
import { escapeHtml } from '../../build/escape.ts';

/** A color scheme asked for by address; without one the visitor's own holds. */
type Scheme = 'light' | 'dark' | undefined;

const DARK_ONLY = '@media(prefers-color-scheme:dark)';

/**
 * Makes the document of a page one of a block by itself: header and footer are there, as boot/header.ts expects, but not
 * shown. A frame may be scaled down, so letters keep their exact places. It comes to life like a published page, on the
 * first sign of intent: forty live pages in one window would be slow.
 */
export function aloneIn(scheme: Scheme): (html: string) => string {
  return (html) => {
    const alone = html.replace(
      '</head>',
      '<style>body>header,body>footer,body>.skip{display:none!important}html{text-rendering:geometricPrecision}</style></head>',
    );
    return scheme ? alone.replaceAll(DARK_ONLY, scheme === 'dark' ? '@media all' : '@media not all') : alone;
  };
}

/** What stands in place of an example that this site lacks something for. */
export function notDrawn(problems: ReportedDiagnostic[]): string {
  const items = problems
    .map(({ message, hint }) => `<li>${escapeHtml([message, hint].filter(Boolean).join(' '))}</li>`)
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Not drawn</title><style>
body{margin:0;padding:3rem 1.5rem;font:1.0625rem/1.6 system-ui,sans-serif}p,ul{max-width:44rem;margin:0 auto .75rem}ul{padding-left:1.25rem}
</style></head><body><main><p><strong>This example cannot be drawn here, because this site lacks something that it shows.</strong></p><ul>${items}</ul></main></body></html>`;
}
