import { checkContent } from '../../src/engine/check/check-content.ts';
import { cachedDiagnostics } from '../../src/engine/disk/cache/cached-diagnostics.ts';
import type { ContentCache } from '../../src/engine/disk/cache/content-cache.ts';
import { schemasIn } from '../../src/engine/disk/schema-files.ts';
import type { SiteContent } from '../../src/engine/read/site-content.ts';
import { reportDiagnostics } from '../../src/engine/report/report-diagnostics.ts';
import type { Diagnostic } from '../../src/model/diagnostics/diagnostic.ts';
import type { ReportedDiagnostic } from '../../src/model/diagnostics/reported.ts';

/** What the checker says of a site, in reading order. */
export const reported = (content: SiteContent, only?: ReadonlySet<string>): ReportedDiagnostic[] =>
  reportDiagnostics(checkContent(content, only), content);

/** What is wrong with a site, where what is found is not looked for again: as commands check few pages. */
export const checkCached = (content: SiteContent, cache: ContentCache, only?: ReadonlySet<string>): Diagnostic[] =>
  checkContent(content, only, cachedDiagnostics(content, cache));

/** The schemas of this project. */
export const SCHEMAS = schemasIn();
