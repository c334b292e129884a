import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { socialPicture } from '../src/engine/build/social/social-picture.ts';
import { typefacesOf } from '../src/engine/build/social/typefaces.ts';
import { writeFileAtomic } from '../src/engine/disk/files/write-file-atomic.ts';
import { siteEnvironment } from '../src/engine/disk/site-environment.ts';
import { resolveContent } from '../src/engine/resolve/resolve-content.ts';
import { drawnWordsIn } from '../src/engine/site/files/drawn-words.ts';
import { socialImageOf } from '../src/engine/site/files/social-image.ts';
import { counted } from '../src/model/words/counted.ts';
import { PUBLIC } from '../src/model/content/content.ts';
import type { FileSource } from '../src/model/content/files.ts';
import { isToolError } from '../src/model/diagnostics/tool-error.ts';
import { stringsFor } from '../src/strings/site-strings.ts';
import type { Command } from './command.ts';
import { openContent } from './support/open-content.ts';
import { ROOT_OPTION, ROOT_USAGE } from './support/root-option.ts';

const USAGE = `Usage: npm run social [-- --root DIR]
  --root DIR   ${ROOT_USAGE}`;

/** Draws the social pictures of all pages. */
export const social: Command = {
  name: 'Drawing pictures',
  usage: USAGE,
  async run(args) {
    const { values } = parseArgs({ args, options: { root: ROOT_OPTION } });
    const content = openContent(values.root);
    const view = { icons: [], stringsFor };
    const resolved = resolveContent(content, { ...siteEnvironment(values.root, view), drafts: true });
    const faces = typefacesOf(content.source, resolved.site);
    const failed: string[] = [];
    const own: string[] = [];
    let drawn = 0;
    let same = 0;
    for (const document of content.documents.values()) {
      const page = document.kind === 'page' ? resolved.page(document.address) : undefined;
      if (!page) continue;
      const name = PUBLIC + socialImageOf(content, document.address);
      if (isOwn(content.source, name)) {
        own.push(name);
        continue;
      }
      try {
        const png = await socialPicture(page, resolved.siteAt(page), content.source, faces);
        if (write(path.join(content.source.root, name), png)) console.log(`  ${name}`);
        else same += 1;
        drawn += 1;
      } catch (fault) {
        if (!isToolError(fault)) throw fault;
        failed.push(`${document.file}: ${fault.message}`);
      }
    }
    console.log(`${counted(drawn, 'picture')} drawn${same > 0 ? `, ${same} of them as they were` : ''}.`);
    if (own.length > 0)
      console.log(
        `Left alone, as others have drawn ${own.length === 1 ? 'it' : 'them'}: ${own.join(', ')}. What is deleted is drawn.`,
      );
    for (const line of failed) console.error(line);
    return failed.length > 0 ? 1 : 0;
  },
};

/** Whether there is a picture of the owner's. */
const isOwn = (source: FileSource, name: string): boolean =>
  source.size(name) !== undefined && drawnWordsIn(source, name) === undefined;

/** Writes a file if it differs. @returns whether it did */
function write(file: string, bytes: Uint8Array): boolean {
  if (fs.existsSync(file) && fs.readFileSync(file).equals(bytes)) return false;
  writeFileAtomic(file, bytes);
  return true;
}
