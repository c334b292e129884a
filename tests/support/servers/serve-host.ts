import path from 'node:path';
import { buildByCommand } from '../sites/build-by-command.ts';
import { FIXTURE_ROOT, PROJECT } from '../places.ts';
import { startServer, WEB_SERVERS } from './web-servers.ts';

// Builds the fixture site for a server that people run themselves, and serves it until it is told to end:
// node --import tsx tests/support/servers/serve-host.ts nginx 4820

const [name, port] = process.argv.slice(2);
const server = WEB_SERVERS.find(({ host }) => host === name);
if (!server) throw new Error(`There is no server "${name}".`);
const site = await buildByCommand(FIXTURE_ROOT, path.join(PROJECT, `test-results/fixture-${server.host}`), server.host);
const { stop } = await startServer(server, { root: site, site }, Number(port));
process.on('SIGTERM', () => void stop().then(() => process.exit(0)));
