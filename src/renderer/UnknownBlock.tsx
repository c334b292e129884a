import { useEffect } from 'react';
import { reloadOnce } from './reload-once.ts';
import { Notice } from './Notice.tsx';

/** A block type that this build does not know: the page's data is newer than the code, and one full load brings both together. */
export function UnknownBlock({ type }: { type: string }) {
  useEffect(() => {
    reloadOnce(location.href);
  }, []);
  return <Notice type={type}>This section is newer than the page you have open. Reload the page to see it.</Notice>;
}
