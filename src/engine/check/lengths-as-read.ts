import type { ContentDocument } from '../../model/content/content.ts';
import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import { findTokens, replaceTokens, tokenValues } from '../../model/content/tokens.ts';
import { valueAt } from '../../model/content/value-at.ts';
import type { SiteContent } from '../read/site-content.ts';
import { languageAt } from '../site/languages/languages.ts';

/**
 * What is wrong with a document by itself, where texts are as long as visitors read them: a token takes the room of its
 * value, and not that of its name.
 */
export function lengthsAsRead({ data, diagnostics, address }: ContentDocument, content: SiteContent): Diagnostic[] {
  if (!diagnostics.some(({ code }) => code === 'text/too-long')) return [...diagnostics];
  const tokens = tokenValues(languageAt(content, address).data);
  return diagnostics.flatMap((diagnostic) => {
    const text = valueAt(data, diagnostic.location.path ?? []);
    if (diagnostic.code !== 'text/too-long' || typeof text !== 'string' || findTokens(text).length === 0)
      return [diagnostic];
    const args = diagnostic.args as { limit: number };
    const has = [...replaceTokens(text, tokens)].length;
    return has > args.limit ? [{ ...diagnostic, args: { ...args, has } }] : [];
  });
}
