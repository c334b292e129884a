import { isBroken } from '../../model/content.ts';
import type { LastChanges } from '../changes/last-changes.ts';
import { codeKey } from '../disk/code-key.ts';
import type { ContentMemory } from '../disk/memory.ts';
import { aroundPages } from '../disk/remembered-check.ts';
import { readVariables } from '../disk/variables.ts';
import type { SiteContent } from '../read/site-content.ts';
import type { ResolvedContent } from '../resolve/resolve-content.ts';
import type { HostName } from '../site/host-facts.ts';
import { listPublic } from '../site/public-files.ts';
import { hiddenBecause } from '../site/publication.ts';
import { sourceKey } from './bundle.ts';
import { hashOf } from './hash.ts';

interface Inputs {
  memory: ContentMemory;
  today: string;
  changes: LastChanges;
  host: HostName | undefined;
}

/** Names everything that a build reads: content and when it was changed, code, the day, the environment, the host. */
export function nameOfInputs(content: SiteContent, { memory, today, changes, host }: Inputs): string {
  const { root } = content.source;
  const hidden: string[] = [];
  const texts: string[] = [];
  for (const document of content.documents.values()) {
    if (document.kind !== 'page') continue;
    if (!isBroken(document) && hiddenBecause(document, today)) hidden.push(document.file);
    texts.push(`${document.file} ${memory.hashOf(document.file)}`);
  }
  const rest = JSON.stringify([hidden, texts, [...changes], today.slice(0, 4), readVariables(root), host]);
  return hashOf(aroundPages(content, memory), rest, codeKey(), sourceKey(root));
}

/**
 * Names what any page may read besides its own text and what it asks about others: the site file but for header and
 * footer, shared blocks, pictures, the owner's own parts, the year, and the code.
 */
export function nameOfCommon(
  { source, documents, own, pictureTool }: SiteContent,
  resolved: ResolvedContent,
  { memory, today, code }: Pick<Inputs, 'memory' | 'today'> & { code: string },
): string {
  const texts: string[] = [];
  for (const document of [...documents.values(), ...own.documents.values()])
    if (document.kind !== 'page' && document.kind !== 'site' && document.kind !== 'language')
      texts.push(document.file, document.text);
  for (const { address, kind } of listPublic(source))
    texts.push(address, kind === 'file' ? memory.hashOfPublic(address) : '');
  const rest = JSON.stringify([resolved.pageSide(), today.slice(0, 4), pictureTool]);
  return hashOf(...texts, rest, codeKey(), code);
}
