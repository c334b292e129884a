import fs from 'node:fs';
import path from 'node:path';
import { project } from '../../disk/project.ts';

/** A page to begin with. Its words say what belongs in their place. */
export interface Template {
  /** The name of its file in `templates/`. */
  name: string;
  /** What it is for, for someone who chooses. */
  purpose: string;
  /** The folder where such pages usually stand. */
  home: string;
}

/** All templates, the one for everything first. */
export const templates: Template[] = [
  { name: 'plain', purpose: 'a heading, a text and a button: for everything else', home: '' },
  { name: 'service', purpose: 'something you offer: what it solves, what is in it, how it starts', home: '/services' },
  { name: 'industry', purpose: 'a kind of client: what goes wrong there, and how you answer', home: '/industries' },
  { name: 'article', purpose: 'something to read, with date, author and category', home: '/insights/blog' },
  { name: 'case-study', purpose: 'the story of one client, with figures', home: '/insights/case-studies' },
];

/** The template that fits an address: that of its folder, or the plain one. */
export function templateFor(address: string): Template {
  const folder = address.slice(0, address.lastIndexOf('/'));
  return templates.find(({ home }) => home !== '' && home === folder) ?? (templates[0] as Template);
}

/** The text of a template. */
export function readTemplate({ name }: Template): string {
  return fs.readFileSync(path.join(project, 'src/engine/authoring/new/templates', `${name}.json`), 'utf8');
}
