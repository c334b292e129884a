import fs from 'node:fs';
import path from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import type { Change } from '../../src/engine/authoring/change.ts';
import { packageFile } from '../../src/engine/authoring/new/package-file.ts';
import { siteFileFor, withEditorSchema, type SiteRequest } from '../../src/engine/authoring/new/site.ts';
import { startingFiles } from '../../src/engine/authoring/new/starting-files.ts';
import { Refusal } from '../../src/engine/authoring/refusal.ts';
import { diskFiles } from '../../src/engine/disk/disk-files.ts';
import { saveAll } from '../../src/engine/disk/save.ts';
import { editorSettings } from '../../src/engine/editor/editor-files.ts';
import { asAddressName, SITE_FILE } from '../../src/model/addresses/address.ts';
import { spelledFor } from '../../src/model/words/letters/spelled-for.ts';
import { STARTERS, workflowFor } from './starters.ts';

/** The lines of .gitignore: generated files, leftovers of killed commands, and private files. */
const IGNORED = [
  'node_modules/',
  'dist/',
  'dist.*-*/',
  '.pagewright/',
  '.inquiries/',
  '.changes-*/',
  '.env',
  '.env.local',
];

/**
 * Writes the files of a new site, all or none. Existing files stay.
 * @returns the files of the starter, relative to the root
 */
export function writeSite(starter: string, root: string, site: SiteRequest): string[] {
  const files = startingFiles(diskFiles(STARTERS), starter);
  const content = [...files].map(([file, bytes]): Change =>
    file.endsWith('.json') ? { file, text: personalize(file, bytes, site) } : { file, bytes },
  );
  const others = [
    ...workflowsFor(site.host),
    { file: '.gitignore', text: `${IGNORED.join('\n')}\n` },
    ...editorSettings(),
  ];
  const isNew = ({ file }: Change): boolean => !fs.existsSync(path.join(root, file));
  const changes = [...[...content, ...others].filter(isNew), packageChange(root)];
  fs.mkdirSync(root, { recursive: true });
  saveAll(root, changes);
  return [...files.keys()];
}

/** The workflows that publish a site on a host, if there are any. */
function workflowsFor(host: string | undefined): Change[] {
  const publish = host && workflowFor(host);
  if (!publish) return [];
  return [
    { file: '.github/workflows/publish.yml', bytes: fs.readFileSync(publish) },
    { file: '.github/workflows/schedule.yml', bytes: fs.readFileSync(path.join(STARTERS, 'schedule.yml')) },
  ];
}

/**
 * The package.json of the site: the existing one with additions, or a new one. Throws a `Refusal` for an invalid one.
 */
function packageChange(root: string): Change {
  const file = path.join(root, 'package.json');
  const before = fs.existsSync(file) ? fs.readFileSync(file) : undefined;
  try {
    const text = packageFile(before?.toString(), packageName(root), packageJson.version);
    return { file: 'package.json', text, ...(before && { before }) };
  } catch (fault) {
    throw new Refusal(
      `${file} cannot be read, so nothing was written: ${(fault as Error).message}. Mend it or move it away, then run this again.`,
    );
  }
}

/** A JSON file of a starter, adapted to the new site. */
function personalize(file: string, bytes: Uint8Array, site: SiteRequest): string {
  const text = spelledFor(site.lang, new TextDecoder().decode(bytes));
  return withEditorSchema(file === SITE_FILE ? siteFileFor(text, site) : text, file);
}

/** A valid npm package name, from that of the folder. */
const packageName = (root: string): string => asAddressName(path.basename(root)) || 'site';
