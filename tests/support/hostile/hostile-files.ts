import fs from 'node:fs';
import path from 'node:path';
import sax from 'sax';
import type { Inspector } from './html-inspector.ts';
import { faultsOf, vocabularyOf, type Vocabulary } from './hostile-html.ts';
import { CALL } from './hostile-values.ts';

interface Written {
  name: string;
  text: string;
}

const TEXTS = /\.(?:html|json|xml|txt|webmanifest|css|svg|md)$|(?:^|\/)_[a-z]+$/;

/** The files of a built site that are texts, but for the code and what the owner put there as it is. */
export function writtenIn(dist: string): Written[] {
  const entries = fs.readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = entries.map((entry) =>
    path.relative(dist, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
  );
  return names
    .filter((name) => TEXTS.test(name) && !/^(?:images|files|fonts)\//.test(name))
    .map((name) => ({ name, text: fs.readFileSync(path.join(dist, name), 'utf8') }));
}

/** What the pages of built sites may be made of. */
export async function vocabularyIn(dists: string[], inspector: Inspector): Promise<Vocabulary> {
  const pages = dists.flatMap((dist) => writtenIn(dist).filter(isPage));
  return vocabularyOf(await inspector.inspect(pages.map(({ text }) => text)));
}

const isPage = ({ name }: Written): boolean => name.endsWith('.html');

/** Every file of a built site that is not what its name says, or says more than it should. */
export async function filesFaults(dist: string, inspector: Inspector, vocabulary: Vocabulary): Promise<string[]> {
  const files = writtenIn(dist);
  const pages = files.filter(isPage);
  const inspected = await inspector.inspect(pages.map(({ text }) => text));
  return [
    ...pages.flatMap(({ name }, index) => faultsOf(inspected[index]!, vocabulary).map((fault) => `${name}: ${fault}`)),
    ...files.flatMap((file) => fileFaults(file).map((fault) => `${file.name}: ${fault}`)),
  ];
}

const HEADER = /^ {2}[A-Z][A-Za-z-]+: [\x20-\x7e]+$/;
const RULE = /^\/\S* (?:\/|https:\/\/|mailto:|tel:)\S* (?:200|301|302|307|308|404|410)!?$/;
const ROBOTS = /^(?:(?:User-agent|Allow|Disallow|Sitemap): \S+|#.*)?$/;

function fileFaults({ name, text }: Written): string[] {
  if (/\.(?:json|webmanifest)$/.test(name)) return attempt(() => JSON.parse(text));
  if (/\.(?:xml|svg)$/.test(name)) return attempt(() => xmlIn(text));
  if (name === 'robots.txt') return lines(text, (line) => ROBOTS.test(line));
  if (name === '_redirects') return lines(text, (line) => line === '' || line.startsWith('#') || RULE.test(line));
  if (name === '_headers') return lines(text, (line) => /^(?:\/\S*|#.*)?$/.test(line) || HEADER.test(line));
  return name.endsWith('.css') && text.includes(CALL) ? ['holds what it should not'] : [];
}

const lines = (text: string, isGood: (line: string) => boolean): string[] =>
  text
    .split('\n')
    .filter((line) => !isGood(line))
    .map((line) => `the line ${JSON.stringify(line.slice(0, 100))}`);

function attempt(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (fault) {
    return [(fault as Error).message.replaceAll('\n', ' ')];
  }
}

/** Reads XML strictly; what could act in it is a fault as well. */
export function xmlIn(text: string): void {
  const parser = sax.parser(true);
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- a parser, not an element
  parser.onerror = (fault) => {
    throw fault;
  };
  parser.onopentag = ({ name, attributes }) => {
    const acts = Object.entries(attributes).find(
      ([key, value]) => /^on/i.test(key) || /^\s*javascript:/i.test(String(value)),
    );
    if (/^(?:script|foreignObject|set|iframe)$/i.test(name) || acts) throw new Error(`${name} acts: ${acts}`);
  };
  if (/<!DOCTYPE/i.test(text)) throw new Error('a document type');
  // Whatever the specification of XML does not allow, escaped or not.
  // oxlint-disable-next-line no-control-regex
  if (/[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/.test(text)) throw new Error('a character that XML has not');
  parser.write(text).close();
}
