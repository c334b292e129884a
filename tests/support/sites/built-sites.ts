import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildChecked } from './build-checked.ts';
import { DIST, FIXTURE_DIST, FIXTURE_ROOT, PROJECT } from '../places.ts';

/** Where a site is written, and where `npm test` builds it before it begins. */
function placesOf(name: string): { root: string; out: string } {
  if (name === 'own') return { root: PROJECT, out: DIST };
  if (name === 'fixture') return { root: FIXTURE_ROOT, out: FIXTURE_DIST };
  return { root: path.join(PROJECT, 'examples', name), out: path.join(PROJECT, 'test-results', name) };
}

const made = new Map<string, Promise<string>>();

/**
 * What a build has written, to be looked at. Where it is not there yet, as for a test that is run alone, it is built.
 * @param name `own` for the site of this project, `fixture`, or an example
 */
export function builtSite(name: string): Promise<string> {
  const { root, out } = placesOf(name);
  if (process.env['TEST_BUILT'] === '1' && fs.existsSync(out)) return Promise.resolve(out);
  const known = made.get(name) ?? buildChecked(root, fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-built-')));
  made.set(name, known);
  return known;
}
