import type { DataPath } from '../../model/diagnostics/diagnostic.ts';

/** The parts of a JSON pointer; list positions become numbers. */
export function pathOfPointer(pointer: string): DataPath {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((part) => {
      const code = part.charCodeAt(0);
      if (code >= 48 && code <= 57 && /^\d+$/.test(part)) return Number(part);
      return part.includes('~') ? part.replaceAll('~1', '/').replaceAll('~0', '~') : part;
    });
}

/** The pointer of what a value stands in: `/blocks` of `/blocks/3`. */
export const parentOfPointer = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));
