import path from 'node:path';
import { PAGES } from '../../../model/content/content.ts';
import { readJsonIfSound } from '../../disk/files/read-json.ts';
import { bundleInto } from './bundle.ts';

// The process of `bundleAhead`.
const [cache = '', root = ''] = process.argv.slice(2);
// Where it cannot be read, nothing is built.
const site = readJsonIfSound<{ basePath?: unknown }>(path.join(root, PAGES, '_site.json'));
bundleInto(cache, root, String(site?.basePath ?? '')).catch(() => (process.exitCode = 1));
