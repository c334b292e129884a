import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../../scripts/support/port.ts';
import type { HostName } from '../../../src/engine/site/hosting.ts';
import { PROJECT } from '../places.ts';

/** A server that can be run here, and how it is started on a folder. */
interface WebServer {
  host: HostName;
  program: string;
  /** Its own configuration, which brings in the file of the build, and what starts it in the foreground. */
  config: (place: Place) => string;
  args: (config: string, place: Place) => string[];
  /** What it shows, which others hide: a build has no such files, but for the page that is shown for missing ones. */
  shows?: readonly string[];
  /** It sends files as a whole, whatever part is asked for. */
  sendsWhole?: boolean;
  /** It asks a target for what that asks for by itself, or else for what the old address does: not for both. */
  asksOnce?: boolean;
}

/** What a server is to serve: the folder above the built site where that has a base path, else the site. */
interface Place {
  root: string;
  site: string;
  port: number;
  temp: string;
}

const MODULES = '/usr/lib/apache2/modules';
const APACHE_MODULES = ['mpm_event', 'authz_core', 'mime', 'dir', 'rewrite', 'headers', 'filter', 'deflate'];
const WRANGLER_OPTIONS = [
  '--inspector-port=0',
  '--compatibility-date=2025-11-01',
  '--show-interactive-dev-session=false',
];
const isRoot = process.getuid?.() === 0;

/** The servers that are tried with what is built for them. */
export const WEB_SERVERS: WebServer[] = [
  {
    host: 'nginx',
    program: '/usr/sbin/nginx',
    config: ({ root, site, port, temp }) => `${isRoot ? 'user root;' : ''}
daemon off; pid ${temp}/pid; error_log ${temp}/log;
events {}
http {
  include /etc/nginx/mime.types; access_log off;
  client_body_temp_path ${temp}/a; proxy_temp_path ${temp}/b; fastcgi_temp_path ${temp}/c; uwsgi_temp_path ${temp}/d; scgi_temp_path ${temp}/e;
  server { listen 127.0.0.1:${port}; root ${root}; include ${site}/_host/nginx.conf; }
}`,
    args: (config) => ['-c', config],
  },
  {
    host: 'caddy',
    program: '/usr/bin/caddy',
    config: ({ root, site, port, temp }) => `{
  admin off
  auto_https off
  storage file_system ${temp}
}
http://:${port} {
  bind 127.0.0.1
  root * ${root}
  import ${site}/_host/Caddyfile
}`,
    args: (config) => ['run', '--config', config, '--adapter', 'caddyfile'],
  },
  {
    host: 'apache',
    program: '/usr/sbin/apache2',
    config: ({ root, port, temp }) => `ServerRoot ${temp}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${temp}/pid
ErrorLog ${temp}/log
${isRoot ? 'User www-data\nGroup www-data' : ''}
${APACHE_MODULES.map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
DocumentRoot ${root}
<Directory ${root}>
AllowOverride All
Require all granted
</Directory>`,
    args: (config) => ['-f', config, '-DFOREGROUND'],
  },
  // What Cloudflare Pages runs, on this computer.
  {
    host: 'cloudflare',
    program: process.env['WRANGLER'] ?? path.join(PROJECT, 'node_modules/.bin/wrangler'),
    config: () => '',
    shows: ['/404', '/404.html', '/.env', '/.webpack', '/.well-known/.env'],
    sendsWhole: true,
    asksOnce: true,
    args: (_config, { root, port }) => ['pages', 'dev', root, '--ip=127.0.0.1', `--port=${port}`, ...WRANGLER_OPTIONS],
  },
];

/** Whether a server is here, so that it can be tried. */
export const isInstalled = ({ program }: WebServer): boolean => fs.existsSync(program);

/** Starts a server on a built site, at any port unless one is asked for, and waits until it answers. */
export async function startServer(
  server: WebServer,
  { root, site }: Pick<Place, 'root' | 'site'>,
  asked?: number,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const temp = fs.mkdtempSync(path.join(os.tmpdir(), `pagewright-${server.host}-`));
  const port = asked ?? (await freePort());
  const config = path.join(temp, 'config');
  fs.writeFileSync(config, server.config({ root, site, port, temp }));
  const child = spawn(server.program, server.args(config, { root, site, port, temp }), {
    cwd: temp,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (said += data.toString()));
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill();
    await ended;
    fs.rmSync(temp, { recursive: true, force: true });
  };
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`${server.host} ended: ${said}${readLog(temp)}`);
  }
  return { url: `http://127.0.0.1:${port}`, stop };
}

const readLog = (temp: string): string => spawnSync('cat', [path.join(temp, 'log')]).stdout.toString();

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => resolve(socket.destroy() !== undefined));
    socket.on('error', () => setTimeout(() => resolve(false), 50));
  });
