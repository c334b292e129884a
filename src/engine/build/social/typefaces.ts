import fs from 'node:fs';
import path from 'node:path';
import { create } from 'fontkitten';
import type { FileSource } from '../../../model/content/files.ts';
import { ToolError } from '../../../model/diagnostics/tool-error.ts';
import { fontFiles } from '../../../model/page/font-files.ts';
import type { ResolvedSite } from '../../../model/page/types.ts';
import { publicFileOf } from '../../site/files/public-files.ts';
import { project } from '../../disk/project.ts';

/** A font file, and what of it is needed to set a line of text. */
export interface Typeface {
  family: string;
  bytes: Uint8Array;
  /** 400 is regular, 700 bold. Of a variable font what it is without being asked: nothing else can be drawn. */
  weight: number;
  has: (character: string) => boolean;
  /** How wide a text is, in parts of the size of the font. Letters are not joined or kerned for it. */
  widthOf: (text: string) => number;
}

/** A part of a text that is set in one typeface. */
interface Run {
  text: string;
  face: Typeface;
}

/** Reads a font file. Throws a `ToolError` for what is none. @param name what the file is called, for messages */
function typefaceOf(bytes: Uint8Array, name: string): Typeface {
  try {
    const font = create(Buffer.from(bytes));
    if (font.isCollection) throw new Error('it has several fonts');
    const advances = new Map<string, number | undefined>();
    const advanceOf = (character: string): number | undefined => {
      const code = character.codePointAt(0) ?? 0;
      if (!advances.has(character))
        advances.set(
          character,
          font.hasGlyphForCodePoint(code) ? font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm : undefined,
        );
      return advances.get(character);
    };
    return {
      family: font.familyName,
      bytes,
      weight: font['OS/2'].usWeightClass,
      has: (character) => advanceOf(character) !== undefined,
      widthOf: (text) => [...text].reduce((sum, character) => sum + (advanceOf(character) ?? 0), 0),
    };
  } catch (fault) {
    throw new ToolError(`The typeface "${name}" cannot be read: ${(fault as Error).message}. Download it once more.`);
  }
}

let usual: Typeface[] | undefined;

/** What stands in where a site names no font, or where its font lacks letters: Latin, Greek, Cyrillic and Arabic. */
const usualTypefaces = (): Typeface[] =>
  (usual ??= ['card-sans', 'card-arabic'].map((name) => {
    const file = path.join(project, 'fonts', `${name}.woff2`);
    return typefaceOf(fs.readFileSync(file), file);
  }));

/** The files of a site's own typeface. */
export const ownTypefacesOf = (source: FileSource, site: ResolvedSite): Typeface[] =>
  (site.font ? fontFiles(site.font) : []).flatMap((address) => {
    const file = publicFileOf(site, address);
    const bytes = source.bytes(file);
    return bytes ? [typefaceOf(bytes, file)] : [];
  });

/** Typefaces to draw the texts of a site with, in the order in which they are tried. */
export const typefacesOf = (source: FileSource, site: ResolvedSite): Typeface[] => [
  ...ownTypefacesOf(source, site),
  ...usualTypefaces(),
];

/**
 * A text as parts, each in the first typeface that has its letters. Spaces and signs stay with the letters before.
 * @returns the letters that no typeface has, where there are any
 */
export function runsOf(text: string, faces: Typeface[]): { runs: Run[]; missing: string } {
  const runs: Run[] = [];
  let missing = '';
  for (const character of text) {
    const last = runs.at(-1);
    const face = last?.face.has(character) ? last.face : faces.find((each) => each.has(character));
    if (!face) missing += missing.includes(character) ? '' : character;
    else if (last?.face === face) last.text += character;
    else runs.push({ text: character, face });
  }
  return { runs, missing };
}

/** How wide a text is, in parts of the size of the font. */
export const widthOf = (text: string, faces: Typeface[]): number =>
  runsOf(text, faces).runs.reduce((sum, { text: part, face }) => sum + face.widthOf(part), 0);
