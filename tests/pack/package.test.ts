import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { PROJECT } from '../support/places.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { installedIn, pack, run, runWell, serve } from '../support/package.ts';

const work = tempFolder();
const site = path.join(work, 'korn');
const pagewright = installedIn(site);
let tarball = '';

function sizeOf(folder: string): number {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + fs.statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

/** Asks for the home page and for all the code that it names. @returns the page */
async function homeWithItsCode(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { accept: 'text/html' } });
  const html = await answer.text();
  expect(answer.status).toBe(200);
  const modules = [...html.matchAll(/(?:src|data-app)="(\/[^"]*)"/g)].flatMap(([, each = '']) => each.split(' '));
  for (const each of modules) expect((await fetch(url + each)).status, each).toBe(200);
  return html;
}

beforeAll(() => {
  fs.mkdirSync(site);
  tarball = pack(PROJECT, work);
  runWell(site, 'npm', 'install', '--no-audit', '--no-fund', tarball);
});

describe('the package, installed in an empty folder', () => {
  it('is small', () => {
    const listed = JSON.parse(fs.readFileSync(path.join(site, 'node_modules/.package-lock.json'), 'utf8')) as {
      packages: object;
    };
    expect(Object.keys(listed.packages).length).toBeLessThanOrEqual(130);
    expect(sizeOf(path.join(site, 'node_modules')) / 1e6).toBeLessThanOrEqual(130);
  });

  it('runs nothing of its own when it is installed: npm would warn of that', () => {
    const file = path.join(site, 'node_modules/pagewright/package.json');
    const { scripts } = JSON.parse(fs.readFileSync(file, 'utf8')) as { scripts: object };
    expect(Object.keys(scripts)).not.toEqual(expect.arrayContaining([expect.stringMatching(/install$|^prepare$/)]));
  });

  it('begins a site that is sound, and builds it', () => {
    const begun = pagewright('init', '--name', 'Korn', '--lang', 'de', '--yes');
    expect(begun, begun.said).toMatchObject({ status: 0 });
    expect(pagewright('check')).toMatchObject({ status: 0 });
    const built = pagewright('build');
    expect(built, built.said).toMatchObject({ status: 0 });
    const home = fs.readFileSync(path.join(site, 'dist/index.html'), 'utf8');
    expect(home).toContain('<html lang="de"');
    expect(home).toContain('Korn');
    expect(run(site, 'npm', 'run', '--silent', 'check')).toMatchObject({ status: 0 });
  });

  it('shows it while it is written', async () => {
    const server = await serve(site, 'start');
    await homeWithItsCode(server.url).finally(server.stop);
  });
});

const OWN = `import './greeting.css';
import Card from '@mui/material/Card';
import { Section, type BlockProps } from 'pagewright/block';
import { WORDS } from './Words.ts';

export default function Greeting(block: BlockProps<'greeting'>) {
  return <Section block={block}><Card>{WORDS}</Card></Section>;
}
`;

/** Begins a site with a block of its own in an empty folder. */
function beginWithOwnBlock(command: ReturnType<typeof installedIn>, root: string): void {
  for (const args of [
    ['init', '--name', 'Korn', '--lang', 'en', '--yes'],
    ['new', 'block', 'greeting'],
  ]) {
    const done = command(...args, '--root', root);
    expect(done, done.said).toMatchObject({ status: 0 });
  }
  fs.writeFileSync(path.join(root, 'blocks/greeting.tsx'), OWN);
  fs.writeFileSync(path.join(root, 'blocks/Words.ts'), "export const WORDS = 'Good morning';\n");
  fs.writeFileSync(path.join(root, 'blocks/greeting.css'), '.greeting { color: red }');
  const home = path.join(root, 'pages/index.json');
  const page = JSON.parse(fs.readFileSync(home, 'utf8')) as { blocks: unknown[] };
  page.blocks.push({ type: 'greeting', items: [{ title: 'Morning' }] });
  fs.writeFileSync(home, JSON.stringify(page));
}

it('types a block of the site, with what it imports, for the strictest compiler', () => {
  const root = path.join(site, 'typed');
  beginWithOwnBlock(pagewright, root);
  const compiler = path.join(PROJECT, 'node_modules/typescript/bin/tsc');
  expect(run(root, process.execPath, compiler, '--skipLibCheck', 'false')).toMatchObject({ said: '', status: 0 });
});

/** Each way to have a package without a copy of it in the site's own folder. */
const LAYOUTS: Record<string, (folder: string) => void> = {
  'installed by pnpm': (folder) => {
    const pnpm = path.join(work, 'pnpm');
    runWell(work, 'npm', 'install', '--no-audit', '--no-fund', '--prefix', pnpm, 'pnpm@9.15.9');
    fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
    const cli = path.join(pnpm, 'node_modules/pnpm/bin/pnpm.cjs');
    runWell(folder, process.execPath, cli, 'add', tarball, '--store-dir', path.join(work, 'store'));
  },
  linked: (folder) => {
    fs.mkdirSync(path.join(folder, 'node_modules'));
    fs.symlinkSync(PROJECT, path.join(folder, 'node_modules/pagewright'), 'junction');
  },
};

describe.each(Object.keys(LAYOUTS))('the package, %s', (layout) => {
  const folder = path.join(work, layout.replaceAll(' ', '-'));
  const command = installedIn(folder);
  beforeAll(() => {
    fs.mkdirSync(folder);
    LAYOUTS[layout]?.(folder);
  });

  it.each(['in the folder of the site', 'for a site elsewhere'])('does everything %s', async (where) => {
    const root = where === 'for a site elsewhere' ? path.join(work, `${layout} elsewhere`) : folder;
    beginWithOwnBlock(command, root);
    expect(command('check', '--root', root)).toMatchObject({ status: 0 });
    const built = command('build', '--root', root);
    expect(built, built.said).toMatchObject({ status: 0 });
    expect(fs.readdirSync(path.join(root, '.pagewright'))).toContain('code');
    for (const word of ['start', 'preview']) {
      const server = await serve(folder, word, '--root', root);
      const home = await homeWithItsCode(server.url).finally(server.stop);
      expect(home, word).toContain('Good morning');
    }
  });
});
