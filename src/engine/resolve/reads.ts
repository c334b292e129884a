import type { ContentDocument } from '../../model/content/content.ts';
import type { CollectionRequest } from '../site/lists/collections.ts';
import type { ResolveContext } from './resolve-context.ts';

/**
 * What resolving a page asks about other pages: which one stands at an address, what a list shows, which languages a
 * page is in. Plain text, so that it can be asked again later.
 */
export type Question = string;

type Asked = ['page', address: string] | ['list', request: CollectionRequest] | ['languages', address: string];

/**
 * The context as resolving one page sees it, and what it has asked so far about others.
 * @param own the address of the page
 */
export function recordReads(
  context: ResolveContext,
  own: string,
): { context: ResolveContext; asked: ReadonlySet<Question> } {
  const asked = new Set<Question>();
  const note = (...question: Asked): void => void asked.add(JSON.stringify(question));
  return {
    asked,
    context: {
      ...context,
      documentAt: (address) => {
        if (address !== own) note('page', address);
        return context.documentAt(address);
      },
      collect: (request) => {
        note('list', request);
        return context.collect(request);
      },
      translationsAt: (address) => {
        note('languages', address);
        return context.translationsAt(address);
      },
    },
  };
}

/**
 * The answer to a question now: another one whenever resolving would give something else.
 * @param seenOf names what is seen of a page
 */
export function answerOf(
  context: ResolveContext,
  question: Question,
  seenOf: (file: string) => string | undefined,
): string {
  const nameOf = (document: ContentDocument | undefined): string =>
    document ? `${document.file} ${document.address} ${seenOf(document.file)}` : '';
  const [kind, about] = JSON.parse(question) as Asked;
  if (kind === 'page') return nameOf(context.documentAt(about));
  if (kind === 'languages')
    return context
      .translationsAt(about)
      .map(({ folder, page }) => `${folder} ${nameOf(page)}`)
      .join('\n');
  return context
    .collect(about)
    .map(({ document }) => nameOf(document))
    .join('\n');
}
