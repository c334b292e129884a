import { useEffect } from 'react';
import { Notice } from './Notice.tsx';
import { reloadOnce } from './reload-once.ts';

/**
 * A block type that the code does not know, in development: the page's data is newer, and one full load brings both
 * together.
 */
export function UnknownBlock({ type }: { type: string }) {
  useEffect(() => {
    reloadOnce(location.href);
  }, []);
  return <Notice type={type} why="newer" />;
}
