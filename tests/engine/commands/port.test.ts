import net from 'node:net';
import { expect, test } from 'vitest';
import { freePortsInARow, listen, parsePort, portError } from '../../../scripts/support/port.ts';

const START = { command: 'npm start', defaultPort: 5173 };

test('a port is a number that a system has', () => {
  expect(parsePort('0', START)).toBe(0);
  expect(parsePort('65535', START)).toBe(65_535);
});

test.each(['65536', '-1', '80a', '1e3', ''])('"%s" is no port, and one that is gets named', (text) => {
  expect(() => parsePort(text, START)).toThrow(
    `"${text}" is no port. Use a number such as 5173: npm start -- --port 5173`,
  );
});

test.each([
  ['EADDRINUSE', 5173, 'Port 5173 is taken. Choose another port: npm start -- --port 5174'],
  ['EADDRINUSE', 65_535, 'Port 65535 is taken. Choose another port: npm start -- --port 5173'],
  ['EACCES', 80, 'Port 80 is kept for the system. Choose one above 1023: npm start -- --port 5173'],
])('why nothing can listen is said with what to do: %s', (code, port, words) => {
  const fault = Object.assign(new Error('listen'), { code });
  expect(portError(fault, port, START).message).toBe(words);
});

test('ports in a row are free, all of them', async () => {
  const first = await freePortsInARow(3);
  const servers = [net.createServer(), net.createServer(), net.createServer()];
  expect(await Promise.all(servers.map((server, index) => listen(server, first + index)))).toEqual([
    first,
    first + 1,
    first + 2,
  ]);
  for (const server of servers) server.close();
});
