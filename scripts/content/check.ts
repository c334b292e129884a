import { describe, inReadingOrder } from './check/describe.ts';
import { reportInto, type Finding } from './check/finding.ts';
import { asChosen } from './check/chosen-checks.ts';
import { rules } from './check/rules/index.ts';
import { createSite, type Rule, type Site } from './check/site.ts';
import type { ContentDocument, Problem, SiteContent } from './model.ts';

/** What rules found that look at the site as a whole, by file. */
export type SiteFindings = ReadonlyMap<string, readonly Finding[]>;

/**
 * Everything that is wrong with a site's content, in reading order.
 * @param only reports on these files alone; they are still seen in the light of all others
 */
export function checkContent(content: SiteContent, only?: ReadonlySet<string>): Problem[] {
  return checkSite(createSite(content), only);
}

/**
 * The same for content that is prepared already.
 * @param across what is known from rules that read every page: they take longer than all else that is asked about one file
 */
export function checkSite(site: Site, only?: ReadonlySet<string>, across: SiteFindings = findAcross(site)): Problem[] {
  const { content } = site;
  const wanted = (file: string): boolean => only === undefined || only.has(file);
  const problems: Problem[] = content.refused.filter(({ file }) => wanted(file));

  for (const document of only ? documentsOf(content, only) : site.documents) {
    const findings: Finding[] = [];
    const report = reportInto(findings);
    for (const rule of rules) rule.document?.(document, site, report);
    problems.push(...document.problems, ...describe(document, findings));
  }
  for (const found of [runOnSite(site, quickRules), across]) {
    for (const [file, findings] of found) {
      if (wanted(file)) problems.push(...describe(content.documents.get(file) ?? { file, kind: 'page', text: '', data: undefined }, findings));
    }
  }
  return inReadingOrder(asChosen(problems, content));
}

/** What the rules find that read every page. */
export function findAcross(site: Site): SiteFindings {
  return runOnSite(site, slowRules);
}

const slowRules = rules.filter(({ readsAll }) => readsAll);
const quickRules = rules.filter(({ readsAll }) => !readsAll);

function runOnSite(site: Site, chosen: Rule[]): SiteFindings {
  const found = new Map<string, Finding[]>();
  const reportIn = (file: string) => {
    const findings = found.get(file) ?? [];
    found.set(file, findings);
    return reportInto(findings);
  };
  for (const rule of chosen) rule.site?.(site, reportIn);
  return found;
}

const documentsOf = (content: SiteContent, files: ReadonlySet<string>): ContentDocument[] => [...files].flatMap((file) => content.documents.get(file) ?? []);
