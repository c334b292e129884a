import fs from 'node:fs';
import type { Plugin } from 'vite';
import { outsideFileFrom } from '../../build/bundle/own/outside-files.ts';

/** How often they are looked at, in milliseconds. */
const INTERVAL = 300;

/**
 * Watches what a site's own blocks import from outside of `blocks/`, such as a package of the same repository: a few
 * files, in folders that may hold anything, so these are looked at again and again.
 */
export function watchOutsideFiles(root: string): Plugin {
  const fileOf = outsideFileFrom(root);
  const watched = new Set<string>();
  let tell: (event: 'change' | 'unlink', file: string) => void = () => undefined;
  return {
    name: 'pagewright:watch-outside-files',
    apply: 'serve',
    configureServer({ watcher, config, httpServer }) {
      // Where Vite was asked to look again and again, it does.
      if (config.server.watch !== null) return;
      tell = (event, file) => void watcher.emit(event, file);
      httpServer?.once('close', () => watched.forEach((file) => fs.unwatchFile(file)));
    },
    transform(_code, id) {
      const file = fileOf(id);
      // Modules that no file stands for are named like files.
      if (file === undefined || watched.has(file) || !fs.existsSync(file)) return;
      watched.add(file);
      fs.watchFile(file, { interval: INTERVAL, persistent: false }, (now) =>
        tell(now.nlink ? 'change' : 'unlink', file),
      );
    },
  };
}
