import crypto from 'node:crypto';
import net from 'node:net';
import { ToolError } from '../../src/model/diagnostics/tool-error.ts';
import { UsageError } from './usage-error.ts';

/** How a command takes the port that it listens on. */
interface ListenOptions {
  /** As it is typed, such as "npm start". */
  command: string;
  /** The port without `--port`. */
  defaultPort: number;
}

const HIGHEST_PORT = 65_535;

/** Parses the value of `--port`. Throws a `UsageError` for what is no port. */
export function parsePort(text: string, { command, defaultPort }: ListenOptions): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= HIGHEST_PORT) return port;
  throw new UsageError(
    `"${text}" is no port. Use a number such as ${defaultPort}: ${command} -- --port ${defaultPort}`,
  );
}

/** The error to show for a failed `listen`: why, and which port to try instead. */
export function portError(
  { code, message }: NodeJS.ErrnoException,
  port: number,
  { command, defaultPort }: ListenOptions,
): ToolError {
  if (code === 'EACCES')
    return new ToolError(
      `Port ${port} is kept for the system. Choose one above 1023: ${command} -- --port ${defaultPort}`,
    );
  const what = code === 'EADDRINUSE' ? `Port ${port} is taken` : message;
  return new ToolError(
    `${what}. Choose another port: ${command} -- --port ${port < HIGHEST_PORT ? port + 1 : defaultPort}`,
  );
}

/**
 * Has a server listen on the loopback interface.
 * @param port 0 for any free one
 * @returns the port; rejects with Node's error if it cannot be had
 */
export function listen(server: net.Server, port = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as net.AddressInfo).port));
  });
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = net.createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

// Below the ephemeral ports, of which the system could give one away in the meantime.
const [LOWEST, HIGHEST] = [20_000, 32_000];

/** The first of several consecutive free ports. */
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
