import fs from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import type { BuildEnvironmentOptions, Rolldown } from 'vite';
import { below } from '../../../disk/files/paths.ts';
import { ownComponents } from '../../../disk/own-blocks.ts';
import { readJson } from '../../../disk/files/read-json.ts';

/**
 * The prefix of the site's files in source maps. They are relative, since sites with the same blocks share a bundle.
 */
const OF_SITE = 'site:';

/** The source map option for the renderer: maps are needed to locate errors in own blocks. */
export const mapOptions = (root: string): Pick<BuildEnvironmentOptions, 'sourcemap'> => ({
  sourcemap: ownComponents(root).size > 0 && 'hidden',
});

/** The output options for these source maps. */
export const mapOutput = (
  root: string,
): Pick<Rolldown.OutputOptions, 'sourcemapExcludeSources' | 'sourcemapPathTransform'> => ({
  sourcemapExcludeSources: true,
  sourcemapPathTransform(source, map) {
    const name = below(fs.realpathSync(root), path.resolve(path.dirname(map), source));
    return name === undefined ? source : OF_SITE + name;
  },
});

interface Place {
  file: string;
  line: number;
  column: number;
}

/**
 * The original position of one in a bundle; the same position where there is no source map.
 * @param root the folder of the site
 */
export function originalPlace(root: string, place: Place): Place {
  const map = `${place.file}.map`;
  if (!fs.existsSync(map)) return place;
  const entry = new SourceMap(readJson<SourceMapPayload>(map)).findEntry(place.line - 1, place.column - 1);
  if (!('originalSource' in entry)) return place;
  const { originalSource: source, originalLine, originalColumn } = entry;
  const file = source.startsWith(OF_SITE)
    ? path.join(fs.realpathSync(root), source.slice(OF_SITE.length))
    : path.resolve(path.dirname(map), source);
  return { file, line: originalLine + 1, column: originalColumn + 1 };
}
