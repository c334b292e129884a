import path from 'node:path';
import { OWN_BLOCKS, OWN_ICONS } from '../../../model/content/content.ts';
import { below } from '../../disk/files/paths.ts';
import { project } from '../../disk/project.ts';
import { exportsDefault } from '../../read/own/own-blocks.ts';
import type { SiteContent } from '../../read/site-content.ts';

/**
 * Whether a file is the code of a block of the site's own that is known already, and exported as before: when it is saved,
 * Vite sees to it.
 */
export function isKnownComponent(file: string, { source, own }: SiteContent): boolean {
  const name = below(source.root, file);
  const known = own.blocks.find(({ component }) => component === name);
  if (!known || source.size(known.component) === undefined) return false;
  const wasRefused = own.refused.some((diagnostic) => diagnostic.file === name);
  return exportsDefault(source, known.component) !== wasRefused;
}

// A schema in a folder is none yet, which is told.
const OWN_PART = new RegExp(
  `^(?:${OWN_BLOCKS}/(?:[^/]+\\.(?:json|[jt]sx)|[^/]+/(?:[^/]+\\.)?schema\\.json)|${OWN_ICONS}/[^/]+)$`,
);

/** Whether a file is a part of a kind of block or an icon of the owner's own. */
export const isOwnPart = (root: string, file: string): boolean => OWN_PART.test(below(root, file) ?? '');

/** Whether a file describes pages or blocks; what is generated from such files follows them. */
export function isSchemaSource(file: string): boolean {
  const name = below(path.join(project, 'schemas'), file) ?? '';
  return name.endsWith('.schema.json') && !name.startsWith('generated/');
}
