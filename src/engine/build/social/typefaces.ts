import fs from 'node:fs';
import path from 'node:path';
import { create } from 'fontkitten';
import type { FileSource } from '../../../model/content/files.ts';
import { ToolError } from '../../../model/diagnostics/tool-error.ts';
import { fontFiles } from '../../../model/page/font-files.ts';
import type { ResolvedSite } from '../../../model/page/types.ts';
import { publicFileOf } from '../../site/files/public-files.ts';
import { project } from '../../disk/project.ts';

/** A font file, with what is needed to set a line of text. */
export interface Typeface {
  family: string;
  bytes: Uint8Array;
  /** 400 is regular, 700 bold. Of a variable font that of the default instance: resvg draws no other. */
  weight: number;
  has: (character: string) => boolean;
  /** The width of a text, in parts of the font size, without ligatures and kerning. */
  widthOf: (text: string) => number;
}

/** A run: a part of a text in one typeface. */
interface Run {
  text: string;
  face: Typeface;
}

/** Parses a font file. Throws a `ToolError` for an invalid one. @param name its name in messages */
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

let defaults: Typeface[] | undefined;

/** Fallback typefaces, for sites without a font, and letters that it lacks: Latin, Greek, Cyrillic and Arabic. */
const defaultTypefaces = (): Typeface[] =>
  (defaults ??= ['card-sans', 'card-arabic'].map((name) => {
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

/** The typefaces for texts of a site, in fallback order. */
export const typefacesOf = (source: FileSource, site: ResolvedSite): Typeface[] => [
  ...ownTypefacesOf(source, site),
  ...defaultTypefaces(),
];

/**
 * Splits a text into runs, each in the first typeface that has its letters. Spaces and signs stay with the run before.
 * @returns the runs, and the letters that no typeface has
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

/** The width of a text in its runs, in parts of the font size. */
export const widthOf = (text: string, faces: Typeface[]): number =>
  runsOf(text, faces).runs.reduce((sum, { text: part, face }) => sum + face.widthOf(part), 0);
