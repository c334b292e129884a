import { below } from '../../disk/files/paths.ts';
import { installRoot, viewModule } from '../../disk/project.ts';

/** Where a dev server answers with a module of the view, named without its extension. */
export function codeAddress(name: string): string {
  const file = viewModule(name);
  const inside = below(installRoot, file);
  return inside === undefined ? `/@fs/${file.replace(/^\//, '')}` : `/${inside}`;
}
