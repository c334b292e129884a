import fs from 'node:fs';
import path from 'node:path';
import { ICONS_LICENSE } from '../../disk/icons.ts';
import { project } from '../../disk/project.ts';

/** The file with the licenses of all bundled code, which have to be published with it. */
export const LICENSES = 'assets/licenses.txt';

/** The licenses that Vite does not collect, in its format: of this code, and of the icons. */
export function ownNotices(): string {
  const notice = (name: string, file: string): string =>
    `\n## ${name}\n\n${fs.readFileSync(path.join(project, file), 'utf8').trim()}\n`;
  return notice('Pagewright (MIT)', 'LICENSE') + notice('Lucide icons (ISC)', ICONS_LICENSE);
}
