import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { chromium, type Browser } from 'playwright';
import { ToolError } from '../../src/model/diagnostics/tool-error.ts';

// The headless shell has no window to draw: tests take half the time.
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * An installed Chromium: the one that CHROMIUM names, else Debian's headless shell, Playwright's download or the
 * system's.
 */
export function findBrowser(): string | undefined {
  const named = process.env['CHROMIUM'];
  return [named, ...SYSTEM.slice(0, 1), chromium.executablePath(), ...SYSTEM.slice(1)].find(
    (file) => file && fs.existsSync(file),
  );
}

/** The arguments of Chromium. Its sandbox needs privileges that root in a container lacks. */
export const browserArguments = (): string[] => (isRoot() ? ['--no-sandbox'] : []);

/** Launches Chromium, and installs it first where there is none. Throws a `ToolError` as `ensureBrowser` does. */
export const launchBrowser = (args: string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: ensureBrowser(), args: [...args, ...browserArguments()] });

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** An installed Firefox: the one that FIREFOX names, or the system's. */
export const findFirefox = (): string | undefined =>
  [process.env['FIREFOX'], ...FIREFOX].find((file) => file && fs.existsSync(file));

/** The WebDriver of an installed WebKit: the one that WEBKIT names, or Debian's. Without a screen, it needs Xvfb. */
export function findWebKit(): string | undefined {
  const program = [process.env['WEBKIT'], '/usr/bin/WebKitWebDriver'].find((file) => file && fs.existsSync(file));
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  const hasScreen = process.platform !== 'linux' || DISPLAY || WAYLAND_DISPLAY || fs.existsSync('/usr/bin/Xvfb');
  return hasScreen ? program : undefined;
}

const run = (command = '', ...args: string[]): boolean => {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
};

const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * The path of Chromium, which is installed where there is none: by Playwright, else as Debian's package. Throws a
 * `ToolError` when neither works.
 */
export function ensureBrowser(): string {
  const here = findBrowser();
  if (here) return here;
  run('npx', 'playwright', 'install', 'chromium');
  const downloaded = findBrowser();
  if (downloaded) return downloaded;
  if (fs.existsSync('/usr/bin/apt-get')) {
    const apt = [...(isRoot() ? [] : ['sudo', '-n']), 'apt-get'];
    if (run(...apt, 'update', '-qq')) run(...apt, 'install', '-y', '-qq', 'chromium-headless-shell');
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new ToolError(
    'This needs Chromium, and none could be installed. Install Chromium or Chrome, or set CHROMIUM to its path, and run it again.',
  );
}
