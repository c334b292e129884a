import { page } from './code.ts';
import { follow } from './links.ts';

console.warn('404: there is no page at', location.pathname);

// Where a host without rewrites shows this page in place of a fallback, that is put there without being asked for.
const fallbacks = page.dataset.fallbacks?.split(' ') ?? [];
if (fallbacks.some((address) => address && location.pathname.startsWith(`${address}/`))) follow();
