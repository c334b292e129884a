import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import v8 from 'node:v8';
import vm from 'node:vm';
import { isMainThread } from 'node:worker_threads';
import { writeFileAtomic } from '../files/write-file-atomic.ts';

/** What V8 has made of the files of a bundle, by their names in its folder. */
type CompileCache = Map<string, Buffer>;

type Require = (id: string) => unknown;

const [BEFORE, AFTER] = ['(function (exports, require, module, __filename, __dirname) {', '\n})'];

const loaded = new Map<string, unknown>();

/**
 * Loads a bundle of CommonJS modules, with what V8 has compiled of them before. Compiling takes a third of the time of a
 * short command, and Node keeps what was compiled of modules from 22.1 on only, without the functions in them that were
 * first needed later.
 * @param entry the first file of the bundle. Nothing else may ever lie under that name: V8 compares lengths alone
 * @param use what it is loaded for: each use has a cache of its own, with the functions that it needs, in a folder
 *   `code-cache` beside that of the bundle. Where nobody may write there, all is compiled each time
 * @returns what the entry exports
 */
export function requireCached(entry: string, use: string): unknown {
  if (!loaded.has(entry)) loaded.set(entry, load(entry, use));
  return loaded.get(entry);
}

/**
 * Imports a package that is there as an ES module alone. Modules that come from a cache cannot do so by themselves, and
 * this one never does.
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
  // A bundle that was removed meanwhile would come back as a folder that has nothing else in it.
  if (isMainThread) process.once('exit', () => void (fs.existsSync(entry) && keep(file, known, scripts)));
  return exported;
}

/** Loads the modules of a bundle as Node does, but for this one. @param compile makes a function of what a file says */
function moduleLoader(compile: (file: string) => vm.Script): (file: string) => unknown {
  const modules = new Map<string, { exports: unknown }>();
  return function load(file) {
    const before = modules.get(file);
    if (before) return before.exports;
    const module = { exports: {} as unknown };
    modules.set(file, module);
    const ofNode = createRequire(file);
    const require: Require = (id) => {
      const other = path.join(path.dirname(file), id);
      return id.startsWith('.') && other !== import.meta.filename ? load(other) : ofNode(id);
    };
    const run = compile(file).runInThisContext() as (...args: unknown[]) => void;
    run(module.exports, require, module, file, path.dirname(file));
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

/** Keeps what was compiled, once a file was loaded that nothing is known of: by now, with all functions that ran. */
function keep(file: string, known: CompileCache, scripts: ReadonlyMap<string, vm.Script>): void {
  if ([...scripts.keys()].every((name) => known.has(name))) return;
  const compiled = [...scripts].map(([name, script]) => [name, script.createCachedData()] as const);
  try {
    writeFileAtomic(file, v8.serialize(new Map([...known, ...compiled])));
  } catch {
    // The next command compiles them again.
  }
}
