import path from 'node:path';
import { home, viewModule } from '../disk/project.ts';

/** Where a dev server answers with a module of the view, named without its extension. */
export function codeAddress(name: string): string {
  const file = viewModule(name).split(path.sep).join('/');
  const root = home.split(path.sep).join('/');
  return file.startsWith(`${root}/`) ? file.slice(root.length) : `/@fs/${file.replace(/^\//, '')}`;
}
