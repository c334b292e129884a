import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests that take long because they do so much; not part of `npm test`: npx vitest run --config tests/fire/vitest.config.ts */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  configFile: false,
  test: { include: ['tests/fire/**/*.test.ts'], environment: 'node', testTimeout: 300_000, hookTimeout: 60_000 },
} as Parameters<typeof defineConfig>[0]);
