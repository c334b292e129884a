import { page } from './code.ts';
import { follow } from './links.ts';

console.warn('404: there is no page at', location.pathname);

// The page is so short that its footer is seen before this runs: what folds would move under the visitor's eyes.
for (const column of document.querySelectorAll<HTMLDetailsElement>('footer details')) column.open = true;

// A host without rewrites shows this page where a fallback page should answer: the app puts that in its place at once.
const fallbacks = page.dataset.fallbacks?.split(' ') ?? [];
if (fallbacks.some((address) => address && location.pathname.startsWith(`${address}/`))) follow();
