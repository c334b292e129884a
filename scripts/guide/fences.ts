import path from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { project } from '../../src/engine/disk/project.ts';
import { blocksOf } from '../../src/engine/read/rich-text/mdast.ts';

/** A fenced code block in a Markdown file. */
export interface Fence {
  /** The language in its info string. */
  kind: string;
  /** The rest of its info string, such as a file name. */
  about: string;
  text: string;
  line: number;
}

/** The guide for authors. */
export const GUIDE = path.join(project, 'docs/authoring.md');

/** All fenced code blocks of a Markdown text, in order. */
export const fencesOf = (markdown: string): Fence[] =>
  blocksOf(markdown).flatMap((node) =>
    node.type === 'code' && node.lang
      ? [{ kind: node.lang, about: node.meta ?? '', text: `${node.value}\n`, line: node.position?.start.line ?? 1 }]
      : [],
  );

/** A command of the guide as arguments for Node: the script in package.json, for the site in another folder. */
export function commandFor(line: string, root: string): string[] {
  const [, name = '', rest = ''] = /^npm (?:run )?(\w+)(?: -- (.*))?$/.exec(line) ?? [];
  const scripts: Record<string, string> = packageJson.scripts;
  const [program, ...words] = (scripts[name] ?? '').split(' ');
  if (program !== 'node') throw new Error(`"${line}" is no command of this project.`);
  const given = [...rest.matchAll(/"([^"]*)"|(\S+)/g)].map(([word, quoted]) => quoted ?? word);
  const places = name === 'preview' ? [] : ['--root', root];
  const out = name === 'build' || name === 'preview' ? ['--out', path.join(root, 'dist')] : [];
  return [...words, ...given, ...places, ...out];
}
