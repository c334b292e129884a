import fs from 'node:fs';
import path from 'node:path';
import { ICONS_LICENSE } from '../../disk/icons.ts';
import { project } from '../../disk/project.ts';

/** Where a site says whose code it ships: licenses ask for their text wherever the code goes. */
export const LICENSES = 'assets/licenses.txt';

/** What a bundler does not see, in the form in which Vite writes of packages: this code itself, and the icons. */
export function ownNotices(): string {
  const notice = (name: string, file: string): string =>
    `\n## ${name}\n\n${fs.readFileSync(path.join(project, file), 'utf8').trim()}\n`;
  return notice('Pagewright (MIT)', 'LICENSE') + notice('Lucide icons (ISC)', ICONS_LICENSE);
}
