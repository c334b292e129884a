import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  configFile: false,
  test: {
    include: ['tests/{engine,view,site}/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: os.availableParallelism(),
    // No test leaves anything behind in modules; loading them anew for every file would take longer than the tests.
    isolate: false,
  },
} as Parameters<typeof defineConfig>[0]);
