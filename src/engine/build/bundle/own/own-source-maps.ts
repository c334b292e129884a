import fs from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import type { BuildEnvironmentOptions, Rolldown } from 'vite';
import { below } from '../../../disk/files/paths.ts';
import { ownComponents } from '../../../disk/own-blocks.ts';
import { readJson } from '../../../disk/files/read-json.ts';

/** How maps name the files of a site: sites with the same blocks share a bundle, wherever these lie. */
const OF_SITE = 'site:';

/** What the renderer is bundled with besides: what tells the line of a fault in a block that the site brings itself. */
export const mapOptions = (root: string): Pick<BuildEnvironmentOptions, 'sourcemap'> => ({
  sourcemap: ownComponents(root).size > 0 && 'hidden',
});

/** How these maps are written. */
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

/** Where something in a bundle comes from; as it is where nothing says so. @param root the folder of the site */
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
