import fs from 'node:fs';
import path from 'node:path';
import { SCHEMAS } from './checked.ts';
import { createDocument } from '../../src/engine/read/document.ts';
import { readContent, type DocumentReader } from '../../src/engine/read/read-content.ts';
import type { SiteContent } from '../../src/engine/read/site-content.ts';
import type { ContentDocument } from '../../src/model/content/content.ts';
import { memoryFiles, type MemoryFile } from '../../src/model/content/memory-files.ts';

/** The files of a site, by name. Changed ones are laid over others: `{ ...files, [name]: text }`. */
export type SiteFiles = Readonly<Record<string, MemoryFile>>;

/** All files below a folder. */
export function filesBelow(folder: string): SiteFiles {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    entries.map(({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return [path.relative(folder, file).split(path.sep).join('/'), fs.readFileSync(file)];
    }),
  );
}

/** The files of a folder that are a site's: the others there are code, or what was made of them. */
export const siteFiles = (root: string): SiteFiles =>
  Object.fromEntries(
    ['pages', 'public', 'templates', 'blocks', 'icons']
      .filter((folder) => fs.existsSync(path.join(root, folder)))
      .flatMap((folder) =>
        Object.entries(filesBelow(path.join(root, folder))).map(([name, bytes]) => [`${folder}/${name}`, bytes]),
      ),
  );

/** Files without one of them. */
export const without = (files: SiteFiles, file: string): SiteFiles =>
  Object.fromEntries(Object.entries(files).filter(([name]) => name !== file));

/** A file as a text. */
export const textIn = (files: SiteFiles, file: string): string => memoryFiles(files).text(file) ?? '';

const known = new Map<string, { text: string | Uint8Array; schemas: unknown; document: ContentDocument }>();

/** Makes documents as reading does; of a file that is as it was the last time, the one made then. */
const createOnce: DocumentReader['create'] = (schemas, name, text) => {
  const last = known.get(name.file);
  if (last?.schemas === schemas && last.text === text) return last.document;
  const document = createDocument(schemas, name, text);
  known.set(name.file, { text, schemas, document });
  return document;
};

/** Reads files as a site. What is the same in many sites that follow each other is made once. */
export const readFiles = (files: SiteFiles): SiteContent =>
  readContent(memoryFiles(files), SCHEMAS, () => ({ create: createOnce }));
