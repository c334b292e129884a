import { PAGES, type DocumentKind } from '../../../src/model/content/content.ts';
import { SITE_FILE } from '../../../src/model/addresses/address.ts';
import { PHOTO, type Example, type ExampleFile, type Piece } from '../../../src/model/diagnostics/example.ts';
import type { FileSource } from '../../../src/model/content/files.ts';
import type { SiteFiles } from '../files.ts';
import { memoryFiles, type MemoryFile } from '../../../src/model/content/memory-files.ts';
import { kindOf } from '../../../src/engine/read/document-name.ts';

/**
 * The fields of the smallest file of each kind that nothing is wrong with, as JSON. Titles and descriptions are each
 * page's own.
 */
function soundFields(kind: DocumentKind, file: string, block: string): Record<string, string> {
  if (kind === 'language') return { version: '1' };
  if (kind === 'shared') return { version: '1', block };
  if (kind === 'page') {
    const title = file.slice(`${PAGES}/`.length, -'.json'.length);
    const description = `What there is to know about ${title}, said in one sentence or in two.`;
    return { version: '1', title: JSON.stringify(title), seo: JSON.stringify({ description }), blocks: `[${block}]` };
  }
  return {
    version: '1',
    name: '"Northlane"',
    url: '"https://www.example.com"',
    lang: '"en-US"',
    phones: '{ "main": "+49 30 5550123" }',
    emails: '{ "info": "info@northlane.internal" }',
    navigation: '[{ "label": "Home", "href": "/" }]',
    footer: '{ "columns": [], "legal": [] }',
    pages: '{ "privacy": "/write", "contact": "/write" }',
  };
}

const CALL = '{ "type": "cta", "heading": "Talk to us", "actions": [{ "label": "Reach us", "href": "/contact" }] }';
const WAYS = `{ "type": "hero", "heading": "Home", "image": { "src": "/images/team.jpg", "alt": "Our team" } },
${CALL},
{ "type": "collection", "from": "/services" }`;

/**
 * A site with nothing wrong: every page is led to, whatever comes into its folder "services" is, too, and its picture
 * is shown.
 */
const SOUND: Record<string, Piece> = {
  [SITE_FILE]: { file: SITE_FILE, as: 'fields', text: '' },
  'pages/index.json': { file: 'pages/index.json', as: 'fields', text: `"blocks": [${WAYS}]` },
  'pages/contact.json': { file: 'pages/contact.json', as: 'fields', text: '' },
  'pages/write.json': { file: 'pages/write.json', as: 'block', text: '{ "type": "inquiryForm" }' },
  'pages/services/cloud.json': { file: 'pages/services/cloud.json', as: 'fields', text: '' },
};

/** The whole text of a file of which a piece is given. */
function wholeText({ file, as, text }: Piece): string {
  const hero = (field = ''): string => `{ "type": "hero", "heading": "What we do"${field} }`;
  const kind = kindOf(file);
  const write = (block: string, own = ''): string => {
    // What is given is not written twice; it may be no JSON at all.
    const names = new Set([...flat(own).matchAll(/"([^"]*)"\s*:/g)].map(([, name]) => name));
    const rest = Object.entries(soundFields(kind, file, block)).flatMap(([name, value]) =>
      names.has(name) ? [] : [`"${name}": ${value}`],
    );
    return `{\n${[...rest, ...(own === '' ? [] : [own])].join(',\n')}\n}\n`;
  };
  if (as === 'whole') return text;
  if (as === 'fields') return write(kind === 'shared' ? CALL : hero(), text);
  if (as === 'block') return write(kind === 'shared' ? text : `${hero()}, ${text}`);
  return write(hero(as === 'buttons' ? `, "actions": [${text}]` : `, "image": ${text}`));
}

/** A text without what stands in its groups and lists. */
function flat(text: string): string {
  const shorter = text.replace(/\{[^{}]*\}|\[[^[\]]*\]/g, '');
  return shorter === text ? text : flat(shorter);
}

function contentOf(file: string, content: ExampleFile): MemoryFile | null {
  if (typeof content === 'function') return contentOf(file, content());
  if (content !== null && typeof content === 'object' && 'pieces' in content) return textOf(file, content);
  return content;
}

const textOf = (file: string, { pieces }: Example): string =>
  pieces.map((piece) => wholeText({ ...piece, file })).join('');

/** The smallest sound site with an example in it. */
export const exampleSite = (example: Example): FileSource => memoryFiles(exampleFiles(example));

/** The files of that. */
export function exampleFiles({ pieces, otherFiles }: Example): SiteFiles {
  const all: Record<string, MemoryFile | null> = { 'public/images/team.jpg': PHOTO };
  for (const piece of [...Object.values(SOUND), ...pieces]) all[piece.file] = wholeText(piece);
  for (const [file, content] of Object.entries(otherFiles)) all[file] = contentOf(file, content);
  return Object.fromEntries(
    Object.entries(all).flatMap(([file, content]) => (content === null ? [] : [[file, content]])),
  );
}
