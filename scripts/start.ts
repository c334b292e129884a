import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { viteCache } from '../src/engine/build/bundle/vite-options.ts';
import { devOptions } from '../src/engine/dev/dev-options.ts';
import { DEV_PORT } from '../src/model/dev-protocol.ts';
import { type Command } from './command.ts';
import { parsePort, portError } from './support/port.ts';
import { ROOT_OPTION, ROOT_USAGE, siteFolder } from './support/root-option.ts';

const USAGE = `Usage: npm start -- [--port N] [--host [NAME]] [--open] [--root DIR]
  --port N      where it listens (default: ${DEV_PORT})
  --host        your network may look, too; it sees what will be published
  --open        opens a browser
  --root DIR    ${ROOT_USAGE}`;

const LISTEN_OPTIONS = { command: 'npm start', defaultPort: DEV_PORT };

/** Runs the dev server of a site until it is stopped. */
export const start: Command = {
  name: 'The live server',
  usage: USAGE,
  async run(args) {
    const { port, host, open, root } = readOptions(args);
    const began = performance.now();
    const site = siteFolder(root);
    // If it cannot be made, this fails once and in plain words; Vite would fail for each page.
    fs.mkdirSync(viteCache(site), { recursive: true });
    const options = devOptions(site);
    const server = await createServer({
      ...options,
      configFile: false,
      server: { ...options.server, port, host, open },
    });
    try {
      await server.listen();
    } catch (fault) {
      await server.close();
      throw portError(fault as Error, port, LISTEN_OPTIONS);
    }
    console.log(`\n  Your site, as it is being written (ready in ${Math.ceil(performance.now() - began)} ms):\n`);
    server.printUrls();
    // As Vite does for SIGTERM. On exit, the compile cache is written.
    process.once('SIGINT', () => void server.close().finally(() => process.exit()));
    console.log('\n  Blocks to choose from are at /__blocks, inquiries arrive at /__inbox. Ctrl+C stops it.\n');
    return 0;
  },
};

function readOptions(args: string[]): { port: number; host: string | boolean; open: boolean; root: string } {
  // "--host" has an optional value, which `parseArgs` does not support.
  const at = args.indexOf('--host');
  const name = at >= 0 && args[at + 1] && !args[at + 1]!.startsWith('-') ? args[at + 1] : undefined;
  const rest = at < 0 ? args : [...args.slice(0, at), ...args.slice(name === undefined ? at + 1 : at + 2)];
  const { values } = parseArgs({
    args: rest,
    options: {
      port: { type: 'string', default: String(LISTEN_OPTIONS.defaultPort) },
      host: { type: 'string' },
      open: { type: 'boolean', default: false },
      root: ROOT_OPTION,
    },
  });
  const port = parsePort(values.port, LISTEN_OPTIONS);
  return { port, host: values.host ?? name ?? at >= 0, open: values.open, root: values.root };
}
