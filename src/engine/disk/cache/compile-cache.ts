import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import v8 from 'node:v8';
import vm from 'node:vm';
import { isMainThread } from 'node:worker_threads';
import { writeFileAtomic } from '../files/write-file-atomic.ts';

/** V8's cached data of the files of a bundle, by their relative paths. */
type CompileCache = Map<string, Buffer>;

type Require = (id: string) => unknown;

const [BEFORE, AFTER] = ['(function (exports, require, module, __filename, __dirname) {', '\n})'];

const loaded = new Map<string, unknown>();

/**
 * Loads a bundle of CommonJS modules with V8's code cache, since compiling takes a third of the time of a short
 * command. Node's own compile cache exists from 22.1 on only, and does not contain functions that are compiled lazily.
 * @param entry the entry of the bundle. Its path may never be reused for other code: V8 compares the length of sources
 *   only
 * @param use what it is loaded for: each use has a cache with the functions that it calls, in a folder `code-cache`
 *   beside that of the bundle. If that cannot be written, everything is compiled each time
 * @returns the exports of the entry
 */
export function requireCached(entry: string, use: string): unknown {
  if (!loaded.has(entry)) loaded.set(entry, load(entry, use));
  return loaded.get(entry);
}

/**
 * Imports a package that is an ES module only. Scripts with cached data cannot use "import()"; this module is never
 * loaded in that way.
 */
export const importPackage = (name: string): Promise<unknown> => import(name);

function load(entry: string, use: string): unknown {
  const folder = path.dirname(entry);
  const file = path.join(path.dirname(folder), 'code-cache', `${use}-${process.version}-${process.arch}`);
  const known = read(file);
  const scripts = new Map<string, vm.Script>();
  const exported = moduleLoader((filename) => {
    const name = path.relative(folder, filename);
    const script = new vm.Script(BEFORE + fs.readFileSync(filename, 'utf8') + AFTER, {
      filename,
      columnOffset: -BEFORE.length,
      cachedData: known.get(name),
    });
    if (script.cachedDataRejected !== false) known.delete(name);
    scripts.set(name, script);
    return script;
  })(entry);
  // Not if the bundle was removed in the meantime: its folder would reappear with nothing but the cache in it.
  if (isMainThread) process.once('exit', () => void (fs.existsSync(entry) && keep(file, known, scripts)));
  return exported;
}

/** A loader for the CommonJS modules of a bundle, except this one. @param compile compiles a file to a function */
function moduleLoader(compile: (file: string) => vm.Script): (file: string) => unknown {
  const modules = new Map<string, { exports: unknown }>();
  return function load(file) {
    const before = modules.get(file);
    if (before) return before.exports;
    const module = { exports: {} as unknown };
    modules.set(file, module);
    const nodeRequire = createRequire(file);
    const require: Require = (id) => {
      const other = path.join(path.dirname(file), id);
      return id.startsWith('.') && other !== import.meta.filename ? load(other) : nodeRequire(id);
    };
    try {
      const run = compile(file).runInThisContext() as (...args: unknown[]) => void;
      run(module.exports, require, module, file, path.dirname(file));
    } catch (fault) {
      // Whoever asks next would get half of its exports.
      modules.delete(file);
      throw fault;
    }
    return module.exports;
  };
}

function read(file: string): CompileCache {
  try {
    return v8.deserialize(fs.readFileSync(file)) as CompileCache;
  } catch {
    return new Map();
  }
}

/**
 * Writes the cache if a file without cached data was loaded. At the end of a process, it contains all functions that
 * ran.
 */
function keep(file: string, known: CompileCache, scripts: ReadonlyMap<string, vm.Script>): void {
  if ([...scripts.keys()].every((name) => known.has(name))) return;
  const compiled = [...scripts].map(([name, script]) => [name, script.createCachedData()] as const);
  try {
    writeFileAtomic(file, v8.serialize(new Map([...known, ...compiled])));
  } catch {
    // The next command compiles everything again.
  }
}
