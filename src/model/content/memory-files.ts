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
  let folders: Map<string, Map<string, Entry>> | undefined;
  return {
    root,
    list: (folder) => {
      const entries = (folders ??= foldersOf(files)).get(folder);
      return entries && [...entries.values()];
    },
    text: (file) => {
      const content = find(file);
      return content instanceof Uint8Array ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(content) : content;
    },
    bytes,
    size: (file) => bytes(file)?.length,
    version: (file) => (find(file) === undefined ? undefined : String(bytes(file)?.length)),
  };
}

/** The entries of every folder, by the folder's name. */
function foldersOf(files: Readonly<Record<string, MemoryFile>>): Map<string, Map<string, Entry>> {
  const folders = new Map<string, Map<string, Entry>>();
  for (const [file, content] of Object.entries(files)) {
    let kind = typeof content === 'object' && 'kind' in content ? content.kind : 'file';
    const names = file.split('/');
    while (names.length > 0) {
      const name = names.pop() ?? '';
      const folder = names.join('/');
      const entries = folders.get(folder) ?? new Map<string, Entry>();
      folders.set(folder, entries.set(name, { name, kind }));
      kind = 'folder';
    }
  }
  return folders;
}
