import { checkContent } from '../../src/engine/check/check-content.ts';
import { schemasIn } from '../../src/engine/disk/schema-files.ts';
import type { SiteContent } from '../../src/engine/read/site-content.ts';
import { reportDiagnostics } from '../../src/engine/report/report-diagnostics.ts';
import type { ReportedDiagnostic } from '../../src/model/diagnostics/reported.ts';

/** What the checker says of a site, in reading order. */
export const reported = (content: SiteContent, only?: ReadonlySet<string>): ReportedDiagnostic[] =>
  reportDiagnostics(checkContent(content, only), content);

/** The schemas of this project. */
export const SCHEMAS = schemasIn();
