import fs from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { project } from '../../src/engine/disk/project.ts';
import { schemaFiles } from '../../src/engine/disk/schema-files.ts';
import { compiledValidators } from './validators.ts';

/** Packages that are installed, not bundled: dependencies of the package, and optional tools. */
const EXTERNAL = ['vite', '@vitejs/plugin-react', 'cspell-lib', 'json-schema-to-typescript', '@resvg/resvg-wasm'];

/**
 * Bundles the commands: an entry for all, others for threads and processes, and chunks for what is imported dynamically, so
 * that a command loads only what it needs.
 * @returns the source files of the bundle, and the modules in it of other packages
 */
export async function bundleEngine(out: string): Promise<{ sources: string[]; modules: string[] }> {
  const bundle = await rolldown({
    input: {
      pagewright: path.join(project, 'scripts/launch/pagewright.ts'),
      main: path.join(project, 'scripts/launch/main.ts'),
      'folder-worker': path.join(project, 'src/engine/disk/threads/folder-worker.ts'),
      'content-worker': path.join(project, 'src/engine/disk/threads/content-worker.ts'),
      'drawing-worker': path.join(project, 'src/engine/build/drawing/drawing-worker.ts'),
      'bundle-process': path.join(project, 'src/engine/build/bundle/bundle-process.ts'),
      'page-worker': path.join(project, 'src/engine/build/pages/page-worker.ts'),
    },
    cwd: project,
    platform: 'node',
    // The "main" of jsonc-parser is UMD, whose "require" no bundler resolves: the command would fail at its start.
    resolve: { mainFields: ['module', 'main'] },
    external: [/^node:/, ...builtinModules, ...EXTERNAL],
    moduleTypes: { '.css': 'text' },
    checks: { pluginTimings: false },
    plugins: [compiledValidators()],
  });
  const { output } = await bundle.write({
    dir: out,
    // ES modules have no compile cache before Node 22.1, and so many of them load more slowly.
    format: 'cjs',
    minify: true,
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
    banner: ({ name }) => (name === 'pagewright' ? '#!/usr/bin/env node' : ''),
  });
  await bundle.close();
  const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  const isPackaged = (id: string): boolean => id.includes('node_modules');
  const sources = [...new Set([...modules, ...schemaFiles()])].filter(
    (id) => path.isAbsolute(id) && !isPackaged(id) && fs.existsSync(id),
  );
  return { sources, modules: modules.filter(isPackaged) };
}
