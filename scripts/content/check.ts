import { describe, inReadingOrder } from './check/describe.ts';
import { reportInto, type Finding } from './check/finding.ts';
import { rules } from './check/rules/index.ts';
import { createSite, type Site } from './check/site.ts';
import type { ContentDocument, Problem, SiteContent } from './model.ts';

/**
 * Everything that is wrong with a site's content, in reading order.
 * @param only reports on these files alone; they are still seen in the light of all others
 */
export function checkContent(content: SiteContent, only?: ReadonlySet<string>): Problem[] {
  return checkSite(createSite(content), only);
}

/** The same for content that is prepared already: several questions about it then cost little more than one. */
export function checkSite(site: Site, only?: ReadonlySet<string>): Problem[] {
  const { content } = site;
  const wanted = (file: string): boolean => only === undefined || only.has(file);
  const problems: Problem[] = content.refused.filter(({ file }) => wanted(file));

  for (const document of only ? documentsOf(content, only) : site.documents) {
    const findings: Finding[] = [];
    const report = reportInto(findings);
    for (const rule of rules) rule.document?.(document, site, report);
    problems.push(...document.problems, ...describe(document, findings));
  }
  for (const [file, findings] of findingsAcross(site)) {
    if (wanted(file)) problems.push(...describe(content.documents.get(file) ?? { file, kind: 'page', text: '', data: undefined }, findings));
  }
  return inReadingOrder(problems);
}

const documentsOf = (content: SiteContent, files: ReadonlySet<string>): ContentDocument[] => [...files].flatMap((file) => content.documents.get(file) ?? []);

const across = new WeakMap<Site, Map<string, Finding[]>>();

/** What the rules for the site as a whole find, by file. They look at every page, so they do it once. */
function findingsAcross(site: Site): Map<string, Finding[]> {
  const known = across.get(site);
  if (known) return known;
  const found = new Map<string, Finding[]>();
  const reportIn = (file: string) => {
    const findings = found.get(file) ?? [];
    found.set(file, findings);
    return reportInto(findings);
  };
  for (const rule of rules) rule.site?.(site, reportIn);
  across.set(site, found);
  return found;
}
