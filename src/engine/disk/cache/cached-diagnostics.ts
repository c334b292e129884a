import type { ContentDocument } from '../../../model/content/content.ts';
import { affectedBy } from '../../check/affected/affected-by.ts';
import type { DiagnosticsCache } from '../../check/check-content.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { aliasesOf } from '../../site/site-index.ts';
import { hashOfText } from '../files/hash.ts';
import type { ContentCache } from './content-cache.ts';
import type { BrokenPage } from './content-cache-file.ts';
import { diagnosticsKeys } from './outline-keys.ts';

/** The diagnostics of earlier runs that still hold for content which was read with the cache. */
export function cachedDiagnostics(content: SiteContent, cache: ContentCache): DiagnosticsCache {
  const isBrokenPage = ({ kind, file }: ContentDocument): boolean =>
    kind === 'page' && cache.outlineHashesOf(file) === undefined;
  const broken = [...content.documents.values()].filter(isBrokenPage);
  return cache.diagnostics({
    ...diagnosticsKeys(content, cache),
    broken: Object.fromEntries(broken.map((page) => [page.file, brokenPage(page)])),
    affected: (changes, former) => affectedBy(content, changes, former),
  });
}

/** What other pages depend on of a page with mistakes: its addresses and its facts, as far as they can be read. */
function brokenPage(page: ContentDocument): BrokenPage {
  const { facts, translationOf } = page.data ?? {};
  const data = {
    aliases: aliasesOf(page),
    ...(facts !== undefined && { facts }),
    ...(translationOf !== undefined && { translationOf }),
  };
  return { hash: hashOfText(page.text), data };
}
