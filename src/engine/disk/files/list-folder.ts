import fs from 'node:fs';

/** The entries of a folder; none where it does not exist, or may not be read. */
export function listFolder(folder: string): fs.Dirent[] {
  try {
    return fs.readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
