import { describe, inReadingOrder } from './check/describe.ts';
import { reportInto, type Finding } from './check/finding.ts';
import { asChosen } from './check/chosen-checks.ts';
import { rules } from './check/rules/index.ts';
import { createSite } from './check/site.ts';
import type { Problem, SiteContent } from './model.ts';

/**
 * Everything that is wrong with a site's content, in reading order.
 * @param only reports on these files alone; they are still seen in the light of all others
 */
export function checkContent(content: SiteContent, only?: ReadonlySet<string>): Problem[] {
  const site = createSite(content, only);
  const problems: Problem[] = content.refused.filter(({ file }) => site.isAsked(file));

  for (const document of site.documents) {
    if (!site.isAsked(document.file)) continue;
    const findings: Finding[] = [];
    const report = reportInto(findings);
    for (const rule of rules) rule.document?.(document, site, report);
    problems.push(...document.problems, ...describe(document, findings));
  }
  const ofSite = new Map<string, Finding[]>();
  const reportIn = (file: string) => {
    const findings = ofSite.get(file) ?? [];
    ofSite.set(file, findings);
    return reportInto(findings);
  };
  for (const rule of rules) rule.site?.(site, reportIn);
  for (const [file, findings] of ofSite) {
    if (site.isAsked(file)) problems.push(...describe(content.documents.get(file) ?? { file, kind: 'page', text: '', data: undefined }, findings));
  }
  return inReadingOrder(asChosen(problems, content));
}
