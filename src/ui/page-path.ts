import { createContext, use, useState } from 'react';

/** The path of the page that something comes to life on. What is drawn in development has none. */
export const WrittenPath = createContext<string | undefined>(undefined);

const addressed = (): string => (typeof location === 'undefined' ? '' : location.pathname);

/**
 * The path of the page that something stands on, for as long as it does. The address may be another's by the time that
 * it lives. Where pages are written there is none.
 */
export function usePagePath(): string {
  const written = use(WrittenPath);
  const [path] = useState(() => written ?? addressed());
  return path;
}
