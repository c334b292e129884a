import type { ContentDocument } from '../../model/content/content.ts';
import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import { findTokens, replaceTokens, tokenValues } from '../../model/content/tokens.ts';
import { valueAt } from '../../model/content/value-at.ts';
import { letterCount } from '../../model/words/letters/columns.ts';
import type { SiteContent } from '../read/site-content.ts';
import { languageAt } from '../site/languages/languages.ts';

/** A text as visitors of a page read it, with tokens replaced. */
export const shownText = (text: string, address: string, content: SiteContent): string =>
  findTokens(text).length === 0 ? text : replaceTokens(text, tokenValues(languageAt(content, address).data));

/**
 * The diagnostics of a document with text/too-long measured again where a text has tokens: the value of a token counts,
 * not its name.
 */
export function withShownLengths({ data, diagnostics, address }: ContentDocument, content: SiteContent): Diagnostic[] {
  if (!diagnostics.some(({ code }) => code === 'text/too-long')) return [...diagnostics];
  return diagnostics.flatMap((diagnostic) => {
    const text = valueAt(data, diagnostic.location.path ?? []);
    if (diagnostic.code !== 'text/too-long' || typeof text !== 'string' || findTokens(text).length === 0)
      return [diagnostic];
    const args = diagnostic.args as { limit: number };
    const has = letterCount(shownText(text, address, content));
    return has > args.limit ? [{ ...diagnostic, args: { ...args, has } }] : [];
  });
}
