import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { publishedOnly } from '../../../src/engine/dev/middleware/published-only.ts';
import { tempFolder } from '../../support/temp-folder.ts';

test.skipIf(process.platform === 'win32')('a pipe is kept back: whoever read it would wait for good', () => {
  const root = tempFolder();
  fs.mkdirSync(path.join(root, 'public'));
  execFileSync('mkfifo', [path.join(root, 'public/pipe.png')]);
  fs.writeFileSync(path.join(root, 'public/file.png'), '');
  const answerTo = (url: string): unknown => {
    const [writeHead, end, next] = [vi.fn(), vi.fn(), vi.fn()];
    const response = { writeHead, end } as unknown as ServerResponse;
    void publishedOnly(root)({ url } as IncomingMessage, response, next);
    return next.mock.calls.length > 0 ? 'handed on' : writeHead.mock.calls[0]?.[0];
  };
  expect(['/file.png', '/pipe.png'].map(answerTo)).toEqual(['handed on', 404]);
});
