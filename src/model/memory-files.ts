import type { Entry, FileSource } from './files.ts';

/** What a name in memory stands for: text, bytes, or something that has neither, such as a link. */
export type MemoryFile = string | Uint8Array | Pick<Entry, 'kind'>;

/** Files that are on no disk: in a browser, an editor, a test. Texts are kept as UTF-8. */
export function memoryFiles(files: Readonly<Record<string, MemoryFile>>, root = '/memory'): FileSource {
  const find = (file: string): string | Uint8Array | undefined => {
    const content = Object.hasOwn(files, file) ? files[file] : undefined;
    return typeof content === 'string' || content instanceof Uint8Array ? content : undefined;
  };
  const bytes = (file: string): Uint8Array | undefined => {
    const content = find(file);
    return typeof content === 'string' ? new TextEncoder().encode(content) : content;
  };
  return {
    root,
    list: (folder) => entriesIn(files, folder),
    text: (file) => {
      const content = find(file);
      return content instanceof Uint8Array ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(content) : content;
    },
    bytes,
    size: (file) => bytes(file)?.length,
    version: (file) => (find(file) === undefined ? undefined : String(bytes(file)?.length)),
  };
}

function entriesIn(files: Readonly<Record<string, MemoryFile>>, folder: string): Entry[] | undefined {
  const start = folder === '' ? '' : `${folder}/`;
  const entries = new Map<string, Entry>();
  for (const [file, content] of Object.entries(files)) {
    if (!file.startsWith(start)) continue;
    const [name = '', ...below] = file.slice(start.length).split('/');
    const own = typeof content === 'object' && 'kind' in content ? content.kind : 'file';
    entries.set(name, { name, kind: below.length > 0 ? 'folder' : own });
  }
  return entries.size > 0 ? [...entries.values()] : undefined;
}
