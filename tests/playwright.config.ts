import os from 'node:os';
import path from 'node:path';
import { defineConfig } from 'playwright/test';
import { browserArguments, findBrowser } from '../scripts/support/browser.ts';
import { FIRST_HOST_PORT, FIXTURE_PORT, FIXTURE_URL, SITE_PORT } from './support/servers/preview-urls.ts';
import { isInstalled, WEB_SERVERS } from './support/servers/web-servers.ts';

const project = path.resolve(import.meta.dirname, '..');
const everything = process.env['TEST_ALL'] === '1';

const preview = (out: string, at: number) => ({
  command: `node scripts/launch.mjs preview --port ${at} --out test-results/${out} --inbox test-results/${out}.jsonl`,
  cwd: project,
  url: `http://localhost:${at}/`,
  reuseExistingServer: false,
});

// The servers that people run themselves show the site as well as the preview does: what a visitor does, by night.
const servers = WEB_SERVERS.filter((server) => everything && isInstalled(server)).map(({ host }, index) => ({
  host,
  port: FIRST_HOST_PORT + index,
  url: `http://localhost:${FIRST_HOST_PORT + index}`,
}));

export default defineConfig({
  testDir: '.',
  // By day a single dev server is started, which prepares its dependencies itself.
  globalSetup: [
    '../scripts/test/setup-temp-folder.ts',
    ...(everything ? ['./support/servers/warm-dev-server.ts'] : []),
  ],
  outputDir: path.join(project, 'test-results/browser'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A third would start another browser and load everything once more, which takes longer than it saves on two cores.
  workers: Math.max(2, Math.floor(os.availableParallelism() / 2)),
  retries: 1,
  failOnFlakyTests: true,
  timeout: 60_000,
  // What is waited for comes late on a machine that has much else to do.
  expect: { timeout: 15_000 },
  // What takes long and is asked of every page has this tag.
  grepInvert: everything ? undefined : /@all/,
  reporter: [
    ['list'],
    ['json', { outputFile: path.join(project, 'test-results/e2e.json') }],
    ['./support/browser/assertions-required.ts'],
  ],
  projects: [
    // One dev server for all that is changed while it is looked at, so one test after the other.
    // A tab that listens to saved files cannot be emptied.
    {
      name: 'live',
      testMatch: 'browser/live/*.spec.ts',
      workers: 1,
      fullyParallel: false,
      use: { reuseContext: false },
    },
    // The engine, on an invented site that uses all of it; what this site promises says so in its files. One project,
    // as each would start browsers of its own.
    {
      name: 'built',
      testMatch: ['browser/**/*.spec.ts', 'site/*.spec.ts'],
      testIgnore: 'browser/live/*.spec.ts',
      use: { baseURL: FIXTURE_URL },
    },
    ...servers.map(({ host, url }) => ({
      name: host,
      testMatch: 'browser/{app/hydration,app/navigation,accessibility/no-script}.spec.ts',
      use: { baseURL: url },
    })),
  ],
  use: {
    browserName: 'chromium',
    // A tab that is emptied between tests starts twice as fast as one that is new.
    reuseContext: true,
    // Movement is drawn frame by frame and waited for, which is a quarter of the browser's work: what is about movement
    // asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every test would double the time; one that fails is run once more and recorded then, with pictures. A
    // picture of a failure would be one of every test: it is drawn before anybody knows, a sixth of the browser's work.
    trace: 'on-first-retry',
    screenshot: 'off',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        ...browserArguments(),
        '--disable-gpu',
        // Each load from an empty tab would start a process of its own.
        '--process-per-site',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: [
    preview('dist', SITE_PORT),
    preview('fixture', FIXTURE_PORT),
    ...servers.map(({ host, port: at, url }) => ({
      command: `node --import tsx tests/support/servers/serve-host.ts ${host} ${at}`,
      cwd: project,
      url,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
    })),
  ],
});
