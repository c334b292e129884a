import os from 'node:os';
import path from 'node:path';
import { defineConfig } from 'playwright/test';
import { findBrowser } from '../scripts/browser.ts';

const project = path.resolve(import.meta.dirname, '..');
const port = Number(process.env['TEST_PORT'] ?? 4810);
// Chromium's sandbox needs privileges that root in a container has not.
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig({
  testDir: '.',
  testMatch: '{browser,site}/*.spec.ts',
  globalSetup: './support/warm-dev-server.ts',
  outputDir: path.join(project, 'test-results/browser'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: Math.max(2, Math.min(4, os.availableParallelism())),
  retries: 1,
  failOnFlakyTests: true,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: path.join(project, 'test-results/e2e.json') }]],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    // Recording every test would double the time; one that fails is run once more and recorded then.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: [...sandbox, '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  webServer: {
    command: `node --import tsx scripts/preview.ts --port ${port} --out test-results/dist --inbox test-results/inbox.jsonl`,
    cwd: project,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
