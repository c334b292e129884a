import type { Schema } from '../schema/schema.ts';
import { snippetText } from './snippets.ts';

interface Snippet {
  prefix: string;
  description?: string;
  scope: 'json';
  body: string[];
}

/**
 * The content of `.vscode/pagewright.code-snippets`: the snippets of the bundles, to be had by name anywhere in a page.
 */
export function snippetsFile(page: Schema, shared: Schema): Record<string, Snippet> {
  const blocks = page.$defs?.['block']?.defaultSnippets ?? [];
  const named = [
    ['new-page', page],
    ['new-shared-block', shared],
  ] as const;
  return Object.fromEntries([
    ...named.map(([prefix, { defaultSnippets }]) => [
      prefix,
      snippet(prefix, 'A whole file.', defaultSnippets?.[0]?.body),
    ]),
    ...blocks.map(({ label, description, body }) => [`block-${label}`, snippet(`block-${label}`, description, body)]),
  ]) as Record<string, Snippet>;
}

function snippet(prefix: string, description: string | undefined, body: unknown): Snippet {
  return { prefix, description, scope: 'json', body: snippetText(body).split('\n') };
}
