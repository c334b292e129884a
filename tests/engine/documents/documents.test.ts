import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import common from '../../../schemas/common.schema.json' with { type: 'json' };
import * as madeWith from '../../../src/block.ts';

// Whoever is sent to a file that is not there loses the trust in all the others.

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .map((file) => `/${file}`);

/** Files that a document names in code quotes: whole paths, or the end of one after the folder was named. */
const namedIn = (document: string): string[] =>
  [...fs.readFileSync(document, 'utf8').matchAll(/`([\w@./-]+\.(?:ts|tsx|css|mjs|json|md))`/g)].map(
    ([, name = '']) => name,
  );

test.each(['ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/decisions.md'])('%s names files that exist', (document) => {
  const names = namedIn(document);
  expect(names.length).toBeGreaterThan(20);
  const missing = names.filter((name) => !files.some((file) => file.endsWith(`/${name}`)));
  expect([...new Set(missing)]).toEqual([]);
});

test.each(['src', 'src/engine', 'src/engine/build'])('ARCHITECTURE.md names each folder in %s', (parent) => {
  const architecture = fs.readFileSync('ARCHITECTURE.md', 'utf8');
  const section = architecture.slice(architecture.indexOf('## Folders'), architecture.indexOf('## One page'));
  const folders = fs.readdirSync(parent, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.length).toBeGreaterThan(5);
  const unnamed = folders.filter(({ name }) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(section));
  expect(unnamed.map(({ name }) => name)).toEqual([]);
});

test('comments in code name files that exist', () => {
  const code = files.filter((file) => /^\/(?:src|scripts|tests)\/(?!fixtures\/).*\.(?:tsx?|mjs|js|css)$/.test(file));
  const named = code.flatMap((file) => {
    const comments = fs.readFileSync(file.slice(1), 'utf8').match(/\/\/[^\n]*|\/\*[^]*?\*\//g) ?? [];
    const names = comments.join('\n').match(/(?<![\w/.@`'-])(?:[\w-]+\/)*[\w-]+\.(?:tsx?|mjs|css)\b/g) ?? [];
    return names.map((name) => ({ file, name }));
  });
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ name }) => !files.some((file) => file.endsWith(`/${name}`)))).toEqual([]);
});

/** Names in code quotes that only code has, such as `wholeOf(document)`: files and folders are named in another way. */
const codeNamedIn = (document: string): string[] =>
  [...fs.readFileSync(document, 'utf8').matchAll(/`([^`\n]+)`/g)].flatMap(([, quoted = '']) =>
    quoted.includes('/') ? [] : (quoted.match(/\b[A-Za-z]+(?:[a-z][A-Z]|_[A-Z])\w*/g) ?? []),
  );

test('documents for developers call code as it is called', () => {
  const sources = files.filter((file) => /^\/(?:src|scripts|schemas|tests)\/.*\.(?:tsx?|mjs|json|css)$/.test(file));
  const words = new Set(sources.flatMap((file) => fs.readFileSync(file.slice(1), 'utf8').match(/\w+/g) ?? []));
  const named = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/decisions.md'].flatMap(codeNamedIn);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !words.has(name))).toEqual([]);
});

test('the guide to own blocks names each part of a schema, and all that components are made with', () => {
  const guide = fs.readFileSync('docs/own-blocks.md', 'utf8');
  const names = [...Object.keys(common.$defs), ...Object.keys(madeWith)];
  expect(names).toEqual(expect.arrayContaining(['phoneNumber', 'Section']));
  expect(names.filter((name) => !new RegExp(`[\`<]${name}\\b`).test(guide))).toEqual([]);
});

test('every keyword of schemas that is ours is explained', () => {
  const schemas = files.filter((file) => /^\/schemas\/(?!generated\/).*\.json$/.test(file));
  const keywords = new Set(
    schemas.flatMap((file) => fs.readFileSync(file.slice(1), 'utf8').match(/"x-[A-Za-z-]+"(?=:)/g) ?? []),
  );
  expect(keywords.size).toBeGreaterThan(10);
  const contributing = fs.readFileSync('CONTRIBUTING.md', 'utf8');
  const table = contributing.slice(contributing.indexOf('## Keywords of schemas'), contributing.indexOf('## Rules'));
  const named = (table.match(/`x-[A-Za-z-]+`/g) ?? []).map((name) => name.replaceAll('`', '"'));
  expect(named.toSorted()).toEqual([...keywords].toSorted());
});

test('every package that is taken is named, with what it is for', () => {
  const decisions = fs.readFileSync('docs/decisions.md', 'utf8');
  const table = decisions.slice(decisions.indexOf('## Packages'), decisions.indexOf('## Figures'));
  const cells = [...table.matchAll(/^\| (`.*?) \|/gm)].map(([, cell = '']) => cell);
  const named = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  const { dependencies, devDependencies, peerDependencies } = packageJson;
  const taken = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
  expect(named.toSorted()).toEqual(taken.filter((name) => !name.startsWith('@types/')).toSorted());
});

test('the example of a migration imports what is there, from where it is to stand', () => {
  const folder = 'src/engine/authoring/migrations';
  const example = fs.readFileSync(`${folder}/README.md`, 'utf8');
  const imports = [...example.matchAll(/ from '(.+)';$/gm)].map(([, file = '']) => path.join(folder, file));
  expect(imports).toHaveLength(1);
  expect(imports.filter((file) => !fs.existsSync(file))).toEqual([]);
});

/** The name that code hosts give a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

test('links to a part of a document lead to a heading', () => {
  const texts = new Map(
    files
      .map((file) => file.slice(1))
      .filter((file) => /^(?:docs\/)?[\w-]+\.md$/.test(file))
      .map((file) => [file, fs.readFileSync(file, 'utf8').replace(/^```.*?^```$/gms, '')]),
  );
  const anchors = new Set(
    [...texts].flatMap(([file, text]) =>
      [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => `${file}#${anchorOf(heading)}`),
    ),
  );
  const led = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/\]\(([\w./-]*)#([\w-]+)\)/g)]
      .filter(([, other = '']) => !other.startsWith('/'))
      .map(([, other = '', part]) => `${other ? path.posix.join(path.posix.dirname(file), other) : file}#${part}`),
  );
  expect(led.length).toBeGreaterThan(100);
  expect(led.filter((link) => !anchors.has(link))).toEqual([]);
});

test('documents of the package lead to nothing that is not in it', () => {
  // What npm packs in any case, and what the package names.
  const packed = ['README.md', 'LICENSE', 'package.json', ...packageJson.files];
  const isPacked = (file: string): boolean =>
    packed.some((name) => {
      const [beginning = '', end] = name.split('*');
      return end === undefined
        ? file === name || file.startsWith(`${name}/`)
        : file.startsWith(beginning) && file.endsWith(end);
    });
  const documents = files.map((file) => file.slice(1)).filter((file) => file.endsWith('.md') && isPacked(file));
  const led = documents.flatMap((document) =>
    [...fs.readFileSync(document, 'utf8').matchAll(/\]\(([\w./-]+)(?:#[^)]*)?\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !link.startsWith('/'))
      .map((link) => path.posix.join(path.posix.dirname(document), link)),
  );
  expect(led).toContain('docs/your-own-site.md');
  expect(led.filter((file) => !isPacked(file) || !fs.existsSync(file))).toEqual([]);
});
