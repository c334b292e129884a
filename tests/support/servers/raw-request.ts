import net from 'node:net';

/** Sends bytes as they are, which no client would, and returns what comes back until the server hangs up. */
export function sendRaw(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = net.connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    socket.on('data', (part) => parts.push(part));
    socket.on('end', () => socket.end());
    socket.on('close', () => resolve(Buffer.concat(parts).toString('latin1')));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? undefined : reject(error),
    );
  });
}

/** One request as text: any target, any headers. The server hangs up after it. */
export const rawRequest = (
  target: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): string =>
  `${method} ${target} HTTP/1.1\r\n${Object.entries({ Host: 'localhost', Connection: 'close', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;

export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);

/**
 * Sends requests one behind the other without waiting, and returns the status of each answer. The last one has to close
 * the connection.
 */
export async function sendPipelined(url: string, requests: string[]): Promise<{ statuses: number[]; last: string }> {
  const answer = await sendRaw(url, requests.join(''));
  const starts = [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)];
  return { statuses: starts.map(([, status]) => Number(status)), last: answer.slice(starts.at(-1)?.index) };
}

/** Sends bytes and hangs up at once, or when the server does. */
export function sendAndLeave(url: string, bytes: string): Promise<void> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = net.connect(Number(port), hostname, () => socket.write(bytes, 'latin1', () => socket.destroy()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
  });
}
