import path from 'node:path';
import type { UserConfig } from 'vite';
import { OWN_BLOCKS } from '../../model/content/content.ts';
import { DEV_PORT } from '../../model/dev-protocol.ts';
import { viteOptions, requireAddressable, viteCache } from '../build/bundle/vite-options.ts';
import { below } from '../disk/files/paths.ts';
import { installRoot, project } from '../disk/project.ts';
import { livePlugin } from './live-plugin.ts';
import { watchOutsideFiles } from './live/watch-outside-files.ts';

/** Vite's options for looking at a site while it is written. @param root the folder of the site */
export function devOptions(root: string): UserConfig {
  const site = path.resolve(root);
  const code = viteOptions(site);
  const cache = viteCache(site);
  // Browsers ask for what is prepared there by its path from Vite's root, in which Vite leaves these signs as they are.
  requireAddressable(below(installRoot, cache) ?? cache, /[%"]/);
  return {
    ...code,
    plugins: [...(code.plugins ?? []), livePlugin({ root: site }), watchOutsideFiles(site)],
    server: {
      strictPort: true,
      port: DEV_PORT,
      // Other sites get nothing, and code is all that browsers load from here: never inquiries, drafts or keys that lie
      // beside it.
      cors: false,
      // Folders are watched by themselves (watch-folders.ts), unless the system has to be asked for changes.
      watch: process.env['CHOKIDAR_USEPOLLING'] ? undefined : null,
      fs: {
        allow: [
          path.join(project, 'src'),
          cache,
          ...[installRoot, site].map((folder) => path.join(folder, 'node_modules')),
          path.join(site, OWN_BLOCKS),
        ],
      },
    },
  };
}
