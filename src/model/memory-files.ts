import type { Entry, FileSource } from './files.ts';

/** Files that are on no disk: in a browser, an editor, a test. Texts are kept as UTF-8. */
export function memoryFiles(files: Readonly<Record<string, string | Uint8Array>>, root = '/memory'): FileSource {
  const find = (file: string): string | Uint8Array | undefined => (Object.hasOwn(files, file) ? files[file] : undefined);
  const bytes = (file: string): Uint8Array | undefined => {
    const content = find(file);
    return typeof content === 'string' ? new TextEncoder().encode(content) : content;
  };
  return {
    root,
    list: (folder) => entriesIn(Object.keys(files), folder),
    text: (file) => {
      const content = find(file);
      return content instanceof Uint8Array ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(content) : content;
    },
    bytes,
    size: (file) => bytes(file)?.length,
    version: (file) => (find(file) === undefined ? undefined : String(bytes(file)?.length)),
  };
}

function entriesIn(files: string[], folder: string): Entry[] | undefined {
  const start = folder === '' ? '' : `${folder}/`;
  const entries = new Map<string, Entry>();
  for (const file of files) {
    if (!file.startsWith(start)) continue;
    const [name = '', ...below] = file.slice(start.length).split('/');
    entries.set(name, { name, kind: below.length > 0 ? 'folder' : 'file' });
  }
  return entries.size > 0 ? [...entries.values()] : undefined;
}
