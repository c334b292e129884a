import { describe, inReadingOrder } from '../report/describe.ts';
import { reportInto, type Finding } from './finding.ts';
import { asChosen } from './chosen-checks.ts';
import { rules } from './rules/index.ts';
import { createSite, type Rule, type Site } from './site.ts';
import type { ContentDocument, Problem, SiteContent } from '../../model/content.ts';

/** What rules found that look at the site as a whole, by file. */
export type SiteFindings = ReadonlyMap<string, readonly Finding[]>;

/**
 * Everything that is wrong with a site's content, in reading order.
 * @param only reports on these files alone; they are still seen in the light of all others
 */
export function checkContent(content: SiteContent, only?: ReadonlySet<string>): Problem[] {
  const site = createSite(content, only);
  return inReadingOrder([...checkFiles(site, only), ...describeAcross(site, findAcross(site), only)]);
}

/** What is wrong with files, but for what only rules can see that read every page. */
export function checkFiles(site: Site, only?: ReadonlySet<string>): Problem[] {
  const { content } = site;
  const problems: Problem[] = content.refused.filter(({ file }) => !only || only.has(file));
  for (const document of only ? documentsOf(content, only) : site.documents) {
    const findings: Finding[] = [];
    const report = reportInto(findings);
    for (const rule of rules) rule.document?.(document, site, report);
    problems.push(...document.problems, ...describe(document, findings));
  }
  return [...asChosen(problems, content), ...describeAcross(site, runOnSite(site, quickRules), only)];
}

/** Gives findings of the site as a whole their words and positions, as its files are now. */
export function describeAcross({ content }: Site, found: SiteFindings, only?: ReadonlySet<string>): Problem[] {
  const problems = [...found].flatMap(([file, findings]) =>
    !only || only.has(file) ? describe(content.documents.get(file) ?? { file, kind: 'page', text: '', data: undefined }, findings) : [],
  );
  return asChosen(problems, content);
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
