import net from 'node:net';
import { ToolError } from '../src/model/diagnostics/tool-error.ts';
import { UsageError } from './command.ts';

/** How a command is told where to listen. */
interface Listening {
  /** As it is written, such as "npm start". */
  command: string;
  /** The port that it takes without being told. */
  usual: number;
}

/** The port that somebody has written. Throws when it is none. */
export function portFrom(text: string, { command, usual }: Listening): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
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
  return new ToolError(`${what}. Choose another port: ${command} -- --port ${port + 1}`);
}

/** A port that nothing listens on, so that what runs already is in nobody's way. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
