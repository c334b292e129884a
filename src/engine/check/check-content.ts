import { getOrInsert, memoize } from '../../model/memoize.ts';
import { reportInto, type Codes } from '../../model/diagnostics/codes.ts';
import type { ContentDocument } from '../../model/content/content.ts';
import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import { forEachString, isForAuthorsOnly } from '../../model/content/texts.ts';
import { valueAt } from '../../model/content/value-at.ts';
import { wholeOf } from '../site/outline.ts';
import type { SiteContent } from '../read/site-content.ts';
import { withCertainAddresses } from './addresses/certain-addresses.ts';
import { codes } from './codes.ts';
import { withShownLengths } from './shown-lengths.ts';
import type { DocumentRule, RuleContext, SiteRule, TextVisitor } from './rule.ts';
import { rules } from './rules.ts';
import { isEnabled, withConfiguredSeverity } from './severity.ts';
import { createSiteContext, type SiteContext } from './site-context.ts';

/** What was found before, as long as nothing has changed that rules look at. */
export interface DiagnosticsCache {
  of(file: string): Diagnostic[] | undefined;
  keep(file: string, found: Diagnostic[]): void;
  /** What the rules found that read every page; `find` has them look again. */
  across(find: () => Diagnostic[]): Diagnostic[];
}

/**
 * Everything that is wrong with a site's content, in no particular order.
 * @param only reports on these files alone; they are still seen in the light of all others
 * @param known where it is known what is found, nobody looks again
 */
export function checkContent(content: SiteContent, only?: ReadonlySet<string>, known?: DiagnosticsCache): Diagnostic[] {
  const site = createSiteContext(content, only);
  const find = (): Diagnostic[] => checkAcross(site);
  // Of some files only what concerns them is found.
  const found = known && !only ? known.across(find) : find();
  const across = found.filter(({ file }) => !only || only.has(file));
  return [...checkFiles(site, only, known), ...withConfiguredSeverity(across.filter(canBeJudged(content)), content)];
}

/** What is wrong with files, but for what only rules can see that read every page. */
export function checkFiles(site: SiteContext, only?: ReadonlySet<string>, known?: DiagnosticsCache): Diagnostic[] {
  const { content } = site;
  const { documents: own, refused } = content.own;
  const isRequested = ({ file }: { file: string }): boolean => !only || only.has(file);
  const diagnostics = [
    ...content.refused.filter(isRequested),
    ...checkDocuments(site, only ? documentsOf(content, only) : site.documents, known),
    ...[...own.values()].filter(isRequested).flatMap((document) => document.diagnostics),
    ...refused.filter(isRequested),
    ...quickDiagnostics(site).filter(isRequested),
  ];
  return withCertainAddresses(withConfiguredSeverity(diagnostics.filter(canBeJudged(content)), content), site);
}

/**
 * What is wrong with documents by themselves, and in the light of the others, before the site's own weights.
 * @param known where it is known what is found, nobody looks again; what is found is kept there
 */
export function checkDocuments(
  site: SiteContext,
  documents: Iterable<ContentDocument>,
  known?: Pick<DiagnosticsCache, 'of' | 'keep'>,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const document of documents) {
    const found = known?.of(document.file) ?? checkDocument(wholeOf(document), site);
    known?.keep(document.file, found);
    for (const diagnostic of found) diagnostics.push(diagnostic);
  }
  return diagnostics;
}

/** What is wrong with a document by itself, and in the light of the others. */
function checkDocument(document: ContentDocument, site: SiteContext): Diagnostic[] {
  const diagnostics = withShownLengths(document, site.content);
  runRules({ document, site, report: reportInto(diagnostics, document.file, codes) });
  return diagnostics;
}

function runRules(context: RuleContext<Codes>): void {
  const visitors: TextVisitor[] = [];
  for (const { check } of documentRules) {
    const visitor = check(context);
    if (visitor) visitors.push(visitor);
  }
  if (visitors.length === 0) return;
  forEachString(context.document.data, (text, path) => {
    if (!isForAuthorsOnly(path)) for (const visit of visitors) visit(text, path);
  });
}

const OTHER_VERSION = 'field/other-version';

/**
 * What stands in a file of another version is left alone until that is migrated, and what stands in a block whose own
 * description has mistakes until these are fixed.
 */
function canBeJudged({ own, documents }: SiteContent): (diagnostic: Diagnostic) => boolean {
  const others = new Map<string, boolean>();
  // Asked once a file, which may have thousands of mistakes.
  const isOther = (file: string): boolean =>
    getOrInsert(
      others,
      file,
      () => documents.get(file)?.diagnostics.some(({ code }) => code === OTHER_VERSION) ?? false,
    );
  return ({ code, file, location: { path = [] } }) => {
    if (isOther(file)) return code === OTHER_VERSION;
    if (own.broken.size === 0) return true;
    const inPage = path[0] === 'blocks' && path.length > 1;
    const block = inPage ? path.slice(0, 2) : path[0] === 'block' ? ['block'] : undefined;
    const type = block && (valueAt(documents.get(file)?.data, block) as { type?: unknown } | undefined)?.type;
    return typeof type !== 'string' || !own.broken.has(type);
  };
}

/** What the other rules about the site find: the same whichever files are asked for, one after the other. */
const quickDiagnostics = memoize((site: SiteContext) => checkSite(site, quickRules));

/** What the rules find that read every page, before the site's own weights. */
export function checkAcross(site: SiteContext): Diagnostic[] {
  return checkSite(site, slowRules);
}

const isSiteRule = (rule: (typeof rules)[number]): rule is SiteRule => rule.scope === 'site';
const documentRules = rules.filter((rule): rule is DocumentRule => !isSiteRule(rule));
const slowRules = rules.filter(isSiteRule).filter(({ meta }) => meta.readsAll);
const quickRules = rules.filter(isSiteRule).filter(({ meta }) => !meta.readsAll);

function checkSite(site: SiteContext, chosen: SiteRule[]): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const { meta, check } of chosen) {
    if (isEnabled(Object.keys(meta.codes), site.content))
      check({ site, reportIn: (file) => reportInto(diagnostics, file, meta.codes) });
  }
  return diagnostics;
}

const documentsOf = (content: SiteContent, files: ReadonlySet<string>): ContentDocument[] =>
  [...files].flatMap((file) => content.documents.get(file) ?? []);
