import { byKey } from '../../model/compare.ts';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { IconDrawing } from '../../model/page/types.ts';
import type { IconSet } from '../resolve/icons.ts';

const inPackage = (file: string): string => createRequire(import.meta.url).resolve(`lucide-static/${file}`);
/** A file of the package of the icon family. */
export const fromPackage = (file: string): string => fs.readFileSync(inPackage(file), 'utf8');

/** The drawings of the icon family as its package has them, also under the names they once had: "home" for "house". */
export function iconFamily(): IconSet {
  const icons = JSON.parse(fromPackage('icon-nodes.json')) as IconSet;
  const names = fs.readdirSync(path.dirname(inPackage('icons/house.svg'))).map((file) => path.parse(file).name);
  const former = names.filter((name) => !Object.hasOwn(icons, name));
  return { ...icons, ...Object.fromEntries(former.map((name) => [name, drawingIn(fromPackage(`icons/${name}.svg`))])) };
}

/** What is drawn in a file of the family. */
const drawingIn = (svg: string): IconDrawing =>
  [...svg.matchAll(/<(\w+)([^<>]*)\/>/g)].map(([, element = '', attributes = '']) => [
    element,
    Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
  ]) as IconDrawing;

/** What whoever ships these drawings has to ship with them. */
export const iconsLicense = (): string => `${fromPackage('LICENSE').replaceAll('\r\n', '\n').trim()}\n`;

/** The family as one file: an icon a line, so that a newer family can be compared with this one. */
export function iconsFile(icons: IconSet): string {
  const lines = Object.entries(icons)
    .toSorted(byKey)
    .map(([name, drawing]) => `${JSON.stringify(name)}:${JSON.stringify(drawing)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
