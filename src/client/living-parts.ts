import type { Root } from 'react-dom/client';

/** What lives in the page that is shown, each part as a root of its own. */
const roots: Root[] = [];

/** Notes a part that lives from now on. */
export const noteAlive = (root: Root): void => void roots.push(root);

/** Ends what lives, when another page takes its place. */
export function endParts(): void {
  // React ends no root while it draws another.
  for (const root of roots.splice(0)) queueMicrotask(() => root.unmount());
}
