import fs from 'node:fs';
import path from 'node:path';
import { project } from '../src/engine/disk/project.ts';
import { EDITOR_SETTINGS } from '../src/engine/editor/editor-files.ts';
import { runCommand } from './command.ts';
import { bundleEngine } from './pack/engine.ts';
import { noticesOf, packagesOf } from './pack/licenses.ts';
import { compileView, importsOf } from './pack/view.ts';

const OUT = path.join(project, 'lib');

const USAGE = 'Usage: npm pack      makes the package of what this writes to lib/';

/** Files that are copied into the package: those that the code reads, and starters. */
const COPIED = ['schemas', 'starters', 'fonts', ...EDITOR_SETTINGS, 'LICENSE'];

const NOTICES = `# Third-party licenses

This package has code of these packages in it. Its icons are those of Lucide (schemas/generated/icons.LICENSE.txt), and
the licenses of its typefaces lie beside them (fonts/). What is installed beside the package has its own.
`;

await runCommand({
  name: 'Packing',
  usage: USAGE,
  async run() {
    fs.rmSync(OUT, { recursive: true, force: true });
    const { modules } = await bundleEngine(path.join(OUT, 'engine'));
    fs.writeFileSync(path.join(OUT, 'THIRD-PARTY.md'), NOTICES + noticesOf(packagesOf(modules)));
    await compileView(path.join(OUT, 'src'));
    fs.writeFileSync(path.join(OUT, 'imports.json'), JSON.stringify(importsOf(path.join(OUT, 'src'))));
    for (const name of COPIED)
      fs.cpSync(path.join(project, name), path.join(OUT, name), { recursive: true, filter: isCopied });
    return 0;
  },
});

/** Editor completions depend on the pages of a site, so each site generates its own. */
function isCopied(file: string): boolean {
  return path.basename(file) !== 'offers.schema.json';
}
