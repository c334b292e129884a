import fs from 'node:fs';
import type { Rolldown } from 'vite';
import { expect, it, vi } from 'vitest';

// The engine as it runs on Windows: its paths have backslashes, and the disk below is this one.
vi.mock('node:path', async (original) => {
  const { win32 } = (await original<{ default: typeof import('node:path') }>()).default;
  return { ...win32, default: win32 };
});
vi.mock('node:fs', async (original) => {
  const disk = (await original<{ default: typeof fs }>()).default;
  const existsSync = (file: string): boolean => disk.existsSync(file.replaceAll('\\', '/'));
  return { ...disk, default: { ...disk, existsSync } };
});

const { viteOptions, globOf } = await import('../../../../src/engine/build/bundle/vite-options.ts');
const { viewModule } = await import('../../../../src/engine/disk/project.ts');

const ui = viewModule('ui/section/Section');
const app = viewModule('client/start-app');
const strings = viewModule('strings/current');
const search = viewModule('model/search-index/words');
const boot = viewModule('entry-client');
/** What is imported at once, and what when it is wanted. */
const IMPORTS: Record<string, string[]> = { [ui]: [strings], [app]: [strings] };
const WANTED: Record<string, string[]> = { [boot]: [ui, app, search] };

/** The file that a module travels in, as Vite names modules on every system: with forward slashes. */
function groupOf(id: string): string | undefined {
  const output = viteOptions('C:\\site').build?.rolldownOptions?.output as Rolldown.OutputOptions;
  const { groups = [] } = output.codeSplitting as { groups?: Rolldown.CodeSplittingGroup[] };
  const context = {
    getModuleInfo: (of: string) => ({ importedIds: IMPORTS[of] ?? [], dynamicallyImportedIds: WANTED[of] ?? [] }),
  } as unknown as Rolldown.ChunkingContext;
  for (const { name, test } of groups) {
    const isOf = typeof test === 'function' ? test(id) : !(test instanceof RegExp) || test.test(id);
    const found = isOf && (typeof name === 'function' ? name(id, context) : name);
    if (found) return String(found);
  }
  return undefined;
}

it('puts modules together on Windows as on other systems', () => {
  expect(boot).not.toContain('\\');
  expect([boot, ui, strings, search].map(groupOf)).toEqual(['entry', 'islands', 'strings', 'search']);
});

it('looks for what modules import by patterns, which have forward slashes', () => {
  const entries = viteOptions('C:\\site').optimizeDeps?.entries as string[];
  expect(entries.map((entry) => entry.slice(entry.lastIndexOf('/src/')))).toEqual([
    '/src/entry-dev.ts',
    '/src/registry.generated.ts',
    '/src/blocks/**/*.tsx',
  ]);
  expect(globOf('C:\\Sites (new)\\[a]\\card.tsx')).toBe('C:/Sites \\(new\\)/\\[a\\]/card.tsx');
});
