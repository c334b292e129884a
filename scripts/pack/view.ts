import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { transformWithOxc } from 'vite';
import packageJson from '../../package.json' with { type: 'json' };
import { project } from '../../src/engine/disk/project.ts';
import { ToolError } from '../../src/model/diagnostics/tool-error.ts';

const SOURCE = path.join(project, 'src');
/**
 * A module with a dynamic import of a variable: TypeScript would add a helper, which is too large for the first script.
 */
const WITHOUT_HELPERS = 'boot/code';

/**
 * Compiles the view to a JavaScript module with types for each source, and copies CSS and JavaScript. Throws a
 * `ToolError`.
 */
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
  fs.writeFileSync(path.join(out, `${WITHOUT_HELPERS}.js`), await compileModule(WITHOUT_HELPERS));
}

/** Compiles a module of the view by Oxc. Its imports are rewritten to compiled modules. */
export async function compileModule(name: string): Promise<string> {
  const file = path.join(SOURCE, `${name}.ts`);
  const options = { typescript: { rewriteImportExtensions: 'rewrite' } } as const;
  const { code } = await transformWithOxc(fs.readFileSync(file, 'utf8'), file, options);
  return code;
}

/**
 * All imports of the compiled view from other packages, and all components of MUI: Vite does not scan installed
 * packages, and an own block may import any component.
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
