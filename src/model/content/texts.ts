import type { DataPath } from '../diagnostics/diagnostic.ts';

/** Calls `visit` for every text in the data. The path is only valid during the call; copy it to keep it. */
export function forEachString(data: unknown, visit: (value: string, path: DataPath) => void): void {
  const path: DataPath = [];
  const walk = (value: unknown): void => {
    if (typeof value === 'string') visit(value, path);
    else if (Array.isArray(value)) {
      for (let index = 0; index < value.length; index++) {
        path.push(index);
        walk(value[index]);
        path.pop();
      }
    } else if (value !== null && typeof value === 'object') {
      for (const key in value) {
        path.push(key);
        walk((value as Record<string, unknown>)[key]);
        path.pop();
      }
    }
  };
  walk(data);
}

/** Whether a text is for authors and editors only (`note`, `$schema`), so that tokens in it are not replaced. */
export function isForAuthorsOnly(path: DataPath): boolean {
  const key = path.at(-1);
  return key === 'note' || (key === '$schema' && path.length === 1);
}

/** Whether a text is an address or a file name, which visitors do not read. */
export const isTechnical = (text: string, path: DataPath): boolean =>
  /^(?:\/\S*$|#\S*$|https:|mailto:|tel:)/.test(text) || path.at(-1) === 'src' || path.at(-1) === 'href';
