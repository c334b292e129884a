import path from 'node:path';
import { buildSite } from '../../../src/engine/build/build-site.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { realBundle } from '../bundle.ts';
import { FIXTURE_ROOT, PROJECT } from '../places.ts';
import { withData } from './hostile-content.ts';
import { vocabularyIn } from './hostile-files.ts';
import type { Vocabulary } from './hostile-html.ts';
import { startInspector, type Inspector } from './html-inspector.ts';

const SITE = 'pages/_site.json';
const languages = readSite(path.join(PROJECT, 'tests/fixtures/languages'));
const analytics = { provider: 'matomo', host: 'https://visits.example.org', siteId: '7', name: 'Matomo' };

/** Sites that are sound, to be filled with what is not. */
export const SOUND_SITES = [
  readSite(FIXTURE_ROOT),
  withData(languages, SITE, { ...languages.documents.get(SITE)?.data, analytics }),
];

/**
 * Builds these sites into a folder.
 * @returns what their files consist of, and what reads files as a browser does, which has to be closed
 */
export async function inspectSound(folder: string): Promise<{ inspector: Inspector; vocabulary: Vocabulary }> {
  await realBundle();
  const sound = SOUND_SITES.map((_, index) => path.join(folder, `sound-${index}`));
  for (const [index, out] of sound.entries()) await buildSite(SOUND_SITES[index]!, { out });
  const inspector = await startInspector();
  return { inspector, vocabulary: await vocabularyIn(sound, inspector) };
}
