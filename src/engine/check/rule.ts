import type { Codes, Report } from '../../model/diagnostics/codes.ts';
import type { ContentDocument } from '../../model/content/content.ts';
import type { DataPath } from '../../model/diagnostics/diagnostic.ts';
import type { SiteContext } from './site-context.ts';

/** What a rule says of itself: every code that it reports, with all there is to say about it. */
interface RuleMeta<C extends Codes> {
  codes: C;
}

/**
 * What a rule about each document looks at: one of them, in the light of the others. Of the others, `site` has
 * outlines: what other documents see of them. Whoever needs more of one reads it with `wholeOf`
 * (engine/site/outline.ts).
 */
export interface RuleContext<C extends Codes> {
  document: ContentDocument;
  site: SiteContext;
  report: Report<C>;
}

/** What a rule about the site as a whole looks at. */
export interface SiteRuleContext<C extends Codes> {
  site: SiteContext;
  /** Reports on the file that is named. */
  reportIn(file: string): Report<C>;
}

/** Looks at a text of a document. The path is only valid during the call; copy it to keep it. */
export type TextVisitor = (text: string, path: DataPath) => void;

/** A rule about each document. */
export interface DocumentRule<C extends Codes = Codes> {
  scope: 'document';
  meta: RuleMeta<C>;
  /**
   * Reports what it finds; never prints, never throws. It may return what looks at each text that visitors may read:
   * all rules share one walk.
   */
  check(context: RuleContext<C>): TextVisitor | void;
}

/** A rule about the site as a whole. */
export interface SiteRule<C extends Codes = Codes> {
  scope: 'site';
  /** `readsAll`: it looks at all pages or files, so while pages are being saved it waits until nobody does. */
  meta: RuleMeta<C> & { readsAll?: boolean };
  check(context: SiteRuleContext<C>): void;
}

/** A check of content. Each stands alone, and their order does not matter. */
export type Rule = DocumentRule | SiteRule;

/** Declares a rule about each document. */
export const documentRule = <const C extends Codes>(rule: Omit<DocumentRule<C>, 'scope'>): DocumentRule<C> => ({
  scope: 'document',
  ...rule,
});

/** Declares a rule about the site as a whole. */
export const siteRule = <const C extends Codes>(rule: Omit<SiteRule<C>, 'scope'>): SiteRule<C> => ({
  scope: 'site',
  ...rule,
});
