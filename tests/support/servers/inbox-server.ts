import http from 'node:http';
import { createInbox } from '../../../src/engine/dev/inbox/index.ts';

// An inbox as a process of its own, so that a test can kill it: arguments are the file and the port.
const [file = '', port = '0'] = process.argv.slice(2);
const inbox = createInbox({ file });
const server = http.createServer((request, response) => inbox(request, response, () => response.writeHead(404).end()));
server.listen(Number(port), '127.0.0.1', () => console.log(`port ${(server.address() as { port: number }).port}`));
