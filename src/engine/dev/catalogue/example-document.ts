import type { ReportedDiagnostic } from '../../../model/diagnostics/reported.ts';
import { escapeHtml } from '../../build/escape.ts';

/** The color scheme in the query of the address; undefined for that of the visitor. */
type Scheme = 'light' | 'dark' | undefined;

const DARK_ONLY = '@media(prefers-color-scheme:dark)';

/**
 * Changes the document of a page so that it shows only its block: header and footer are hidden, since boot/header.ts
 * expects them. A frame may be scaled down, so letters keep their exact positions. Live parts are hydrated on the first
 * sign of intent, as in a published page: forty hydrated pages in one window would be slow.
 */
export function blockOnly(scheme: Scheme): (html: string) => string {
  return (html) => {
    const alone = html.replace(
      '</head>',
      '<style>body>header,body>footer,body>.skip{display:none!important}html{text-rendering:geometricPrecision}</style></head>',
    );
    return scheme ? alone.replaceAll(DARK_ONLY, scheme === 'dark' ? '@media all' : '@media not all') : alone;
  };
}

/** The document in place of an example that cannot be rendered, because this site lacks something that it shows. */
export function notDrawn(problems: ReportedDiagnostic[]): string {
  const items = problems
    .map(({ message, hint }) => `<li>${escapeHtml([message, hint].filter(Boolean).join(' '))}</li>`)
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Not drawn</title><style>
body{margin:0;padding:3rem 1.5rem;font:1.0625rem/1.6 system-ui,sans-serif}p,ul{max-width:44rem;margin:0 auto .75rem}ul{padding-left:1.25rem}
</style></head><body><main><p><strong>This example cannot be drawn here, because this site lacks something that it shows.</strong></p><ul>${items}</ul></main></body></html>`;
}
