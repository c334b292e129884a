import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createInbox } from '../src/engine/dev/inbox/index.ts';
import { colorCss } from '../src/theme/color-css.ts';
import { createSiteServer } from '../src/engine/build/serve.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4173' },
    out: { type: 'string', default: 'dist' },
    inbox: { type: 'string', default: '.inquiries/inbox.jsonl' },
  },
});
const dir = path.resolve(values.out);
const port = Number(values.port);

if (!fs.existsSync(path.join(dir, 'index.html'))) {
  console.error(`There is no built site in ${values.out}. Run "npm run build" first.`);
  process.exit(1);
}
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`"${values.port}" is no port. Use a number such as 4173: npm run preview -- --port 4173`);
  process.exit(2);
}
const server = createSiteServer(dir, [createInbox({ file: path.resolve(values.inbox), colorStyle: () => colorCss })]);
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken. Choose another: npm run preview -- --port ${port + 1}` : error.message);
  process.exit(1);
});
server.listen(port, '127.0.0.1', () => {
  const address = server.address();
  console.log(`The built site is at http://localhost:${typeof address === 'object' && address ? address.port : port}\nInquiries arrive at /__inbox.`);
});
