import crypto from 'node:crypto';
import net from 'node:net';
import { ToolError } from '../../src/model/diagnostics/tool-error.ts';
import { UsageError } from './usage-error.ts';

/** How a command is told where to listen. */
interface Listening {
  /** As it is written, such as "npm start". */
  command: string;
  /** The port that it takes without being told. */
  usual: number;
}

const LAST = 65_535;

/** The port that somebody has written. Throws when it is none. */
export function portFrom(text: string, { command, usual }: Listening): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= LAST) return port;
  throw new UsageError(`"${text}" is no port. Use a number such as ${usual}: ${command} -- --port ${usual}`);
}

/** Why nothing can listen at a port, and what to do. */
export function portRefusal(
  { code, message }: NodeJS.ErrnoException,
  port: number,
  { command, usual }: Listening,
): ToolError {
  if (code === 'EACCES')
    return new ToolError(`Port ${port} is kept for the system. Choose one above 1023: ${command} -- --port ${usual}`);
  const what = code === 'EADDRINUSE' ? `Port ${port} is taken` : message;
  return new ToolError(`${what}. Choose another port: ${command} -- --port ${port < LAST ? port + 1 : usual}`);
}

/**
 * Has a server listen on this computer alone, at a port that nothing else listens on unless one is named. Resolves with
 * the port; rejects where it cannot be had.
 */
export function listen(server: net.Server, port = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as net.AddressInfo).port));
  });
}

/** A port that nothing listens on, so that what runs already is in nobody's way. */
export async function freePort(): Promise<number> {
  const server = net.createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

// Below the ports that systems hand out to connections by themselves, which would take one of them in the meantime.
const [LOWEST, HIGHEST] = [20_000, 32_000];

/** The first of some ports in a row that nothing listens on. */
export async function freePortsInARow(count: number): Promise<number> {
  const first = crypto.randomInt(LOWEST, HIGHEST - count);
  const servers = Array.from({ length: count }, () => net.createServer());
  try {
    await Promise.all(servers.map((server, index) => listen(server, first + index)));
    return first;
  } catch {
    return await freePortsInARow(count);
  } finally {
    await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  }
}
