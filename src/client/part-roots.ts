import type { Root } from 'react-dom/client';

/** The React roots of hydrated parts on the page that is shown. */
const roots: Root[] = [];

/** Adds the root of a part that was hydrated. */
export const addPartRoot = (root: Root): void => void roots.push(root);

/** Unmounts all parts, when another page is shown. */
export function unmountParts(): void {
  // Later, since React cannot unmount a root while it renders another.
  for (const root of roots.splice(0)) queueMicrotask(() => root.unmount());
}
