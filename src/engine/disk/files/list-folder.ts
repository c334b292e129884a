import fs from 'node:fs';

/** What is in a folder; nothing where there is none, or where it may not be read. */
export function listFolder(folder: string): fs.Dirent[] {
  try {
    return fs.readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
