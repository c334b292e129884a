import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { transformWithOxc } from 'vite';
import packageJson from '../../package.json' with { type: 'json' };
import { project } from '../../src/engine/disk/project.ts';
import { ToolError } from '../../src/model/diagnostics/tool-error.ts';

const SOURCE = path.join(project, 'src');
/** The compiler adds a helper to modules that import what only a page knows; what stands in pages has no room for it. */
const ALONE = 'boot/code';

/** Compiles the view: a JavaScript module and its types for each source, and beside them what is no code. */
export async function compileView(out: string): Promise<void> {
  const compiler = path.join(project, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(
    process.execPath,
    [compiler, '-p', path.join(import.meta.dirname, 'tsconfig.json'), '--outDir', out],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new ToolError(`The view does not compile:\n${stdout}`);
  fs.cpSync(SOURCE, out, {
    recursive: true,
    filter: (file) =>
      !file.startsWith(path.join(SOURCE, 'engine')) && (fs.statSync(file).isDirectory() || /\.(?:css|js)$/.test(file)),
  });
  fs.writeFileSync(path.join(out, `${ALONE}.js`), await compiledAlone(ALONE));
}

/** A module of the view as JavaScript, compiled by itself; it imports modules that are compiled, too. */
export async function compiledAlone(name: string): Promise<string> {
  const file = path.join(SOURCE, `${name}.ts`);
  const options = { typescript: { rewriteImportExtensions: 'rewrite' } } as const;
  const { code } = await transformWithOxc(fs.readFileSync(file, 'utf8'), file, options);
  return code;
}

/**
 * What the compiled view imports from other packages, and every component of MUI: files of an installed package are not
 * searched for that, and a block of a site may ask for any component while it is being written.
 */
export function importsOf(view: string): string[] {
  const installed = Object.keys(packageJson.dependencies);
  const isInstalled = (name: string): boolean => installed.some((each) => name === each || name.startsWith(`${each}/`));
  const names = new Set(['react', 'react-dom', 'react/jsx-runtime', 'react/jsx-dev-runtime', '@mui/material']);
  for (const entry of fs.readdirSync(view, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith('.js') || entry.parentPath === path.join(view, 'prerender')) continue;
    const text = fs.readFileSync(path.join(entry.parentPath, entry.name), 'utf8');
    for (const [, name = ''] of text.matchAll(/(?:from|import)\s*\(?\s*['"]([^.'"/][^'"]*)['"]/g))
      if (isInstalled(name)) names.add(name);
  }
  const mui = path.join(project, 'node_modules/@mui/material');
  for (const name of fs.readdirSync(mui)) {
    const isEntry = /^(?:[A-Z]\w+|styles|colors|utils|use[A-Z]\w+)$/.test(name);
    if (isEntry && fs.existsSync(path.join(mui, name, 'index.mjs'))) names.add(`@mui/material/${name}`);
  }
  return [...names].toSorted();
}
