import type { Diagnostic } from '../../model/diagnostic.ts';
import { findTokens, replaceTokens, tokenValues } from '../../model/tokens.ts';
import { valueAt } from '../../model/value-at.ts';
import type { SiteContent } from '../read/site-content.ts';
import { languageAt } from '../site/languages.ts';

/**
 * Texts that are too long as they are written, as visitors read them: with the value of each token, which may be
 * shorter than its name. What fits then is no diagnostic.
 */
export function withFilledLengths(diagnostics: Diagnostic[], content: SiteContent): Diagnostic[] {
  return diagnostics.flatMap((diagnostic) => {
    const { code, file, args, location } = diagnostic;
    if (code !== 'text/too-long') return [diagnostic];
    const document = content.documents.get(file);
    const text = valueAt(document?.data, location.path ?? []);
    if (!document || typeof text !== 'string' || findTokens(text).length === 0) return [diagnostic];
    const values = tokenValues(languageAt(content, document.address).data);
    const has = [...replaceTokens(text, values)].length;
    const { limit } = args as { limit: number };
    return has <= limit ? [] : [{ ...diagnostic, args: { ...args, has } }];
  });
}
