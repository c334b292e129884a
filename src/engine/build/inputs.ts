import { isBroken } from '../../model/content.ts';
import { codeKey } from '../disk/code-key.ts';
import type { ContentMemory } from '../disk/memory.ts';
import { aroundPages } from '../disk/remembered-check.ts';
import { readVariables } from '../disk/variables.ts';
import type { SiteContent } from '../read/site-content.ts';
import { hiddenBecause, today as currentDay } from '../site/publication.ts';
import { sourceKey } from './bundle.ts';
import { hashOf } from './hash.ts';

/** Names for what a build is made of: whatever changes the output changes one of them. */
export interface BuildInputs {
  /** All of it. */
  everything: string;
  /** What a page is resolved and rendered in the light of, besides its own text. */
  around: string;
}

/** Looks at everything that a build reads: content, code, the day, the environment. */
export function buildInputs(content: SiteContent, memory: ContentMemory, today = currentDay()): BuildInputs {
  const { root } = content.source;
  const hidden: string[] = [];
  const texts: string[] = [];
  for (const document of content.documents.values()) {
    if (document.kind !== 'page') continue;
    if (!isBroken(document) && hiddenBecause(document, today)) hidden.push(document.file);
    texts.push(`${document.file} ${memory.hashOf(document.file)}`);
  }
  const around = hashOf(
    aroundPages(content, memory),
    JSON.stringify([hidden, today.slice(0, 4), readVariables(root)]),
    codeKey(),
    sourceKey(root),
  );
  return { around, everything: hashOf(around, texts.join('\n')) };
}
