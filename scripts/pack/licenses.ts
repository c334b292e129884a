import { compareTexts } from '../../src/model/compare.ts';
import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '../../src/engine/disk/files/read-json.ts';

/** A package whose code is part of a bundle. */
interface Bundled {
  name: string;
  version: string;
  license: string;
  /** The license text, which has to be published with the code; empty where the package has none. */
  text: string;
}

/** The packages of modules, each once, sorted by name. */
export function packagesOf(modules: readonly string[]): Bundled[] {
  const found = new Map(modules.flatMap((file) => packageFolder(file) ?? []).map((folder) => [folder, read(folder)]));
  return [...found.values()].toSorted((a, b) => compareTexts(a.name, b.name));
}

/** The license notices of packages, as one text. */
export const noticesOf = (packages: readonly Bundled[]): string =>
  packages.map(({ name, version, license, text }) => `\n## ${name} - ${version} (${license})\n\n${text}\n`).join('');

/** The folder of the package of a module, by its path: subfolders may have a package.json, too. */
function packageFolder(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file.replace(/^\0/, ''))?.[0];
}

function read(folder: string): Bundled {
  const { name, version, license } = readJson<Bundled>(path.join(folder, 'package.json'));
  const file = fs.readdirSync(folder).find((each) => /^(?:licen[cs]e|copying)(?:[.-].*)?$/i.test(each));
  return { name, version, license, text: file ? fs.readFileSync(path.join(folder, file), 'utf8').trim() : '' };
}
