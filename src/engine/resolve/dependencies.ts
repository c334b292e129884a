import type { ContentDocument } from '../../model/content/content.ts';
import type { CollectionRequest } from '../site/lists/collections.ts';
import type { ResolveContext } from './resolve-context.ts';

/**
 * What resolving a page depends on besides the page itself: which page stands at an address, what a list shows, which
 * languages a page is in. Plain text, so that it can be looked up again later.
 */
export type Dependency = string;

type Parsed = ['page', address: string] | ['list', request: CollectionRequest] | ['languages', address: string];

/**
 * The context as resolving one page sees it, and what that has depended on so far.
 * @param own the address of the page
 */
export function recordDependencies(
  context: ResolveContext,
  own: string,
): { context: ResolveContext; dependencies: ReadonlySet<Dependency> } {
  const dependencies = new Set<Dependency>();
  const record = (...dependency: Parsed): void => void dependencies.add(JSON.stringify(dependency));
  return {
    dependencies,
    context: {
      ...context,
      documentAt: (address) => {
        if (address !== own) record('page', address);
        return context.documentAt(address);
      },
      collect: (request) => {
        record('list', request);
        return context.collect(request);
      },
      translationsAt: (address) => {
        record('languages', address);
        return context.translationsAt(address);
      },
    },
  };
}

/**
 * The state of a dependency now: another one whenever resolving would give something else.
 * @param seenOf the key of what is seen of a page
 */
export function stateOfDependency(
  context: ResolveContext,
  dependency: Dependency,
  seenOf: (file: string) => string | undefined,
): string {
  const stateOf = (document: ContentDocument | undefined): string =>
    document ? `${document.file} ${document.address} ${seenOf(document.file)}` : '';
  const [kind, about] = JSON.parse(dependency) as Parsed;
  if (kind === 'page') return stateOf(context.documentAt(about));
  if (kind === 'languages')
    return context
      .translationsAt(about)
      .map(({ folder, page }) => `${folder} ${stateOf(page)}`)
      .join('\n');
  return context
    .collect(about)
    .map(({ document }) => stateOf(document))
    .join('\n');
}
