import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createInbox, INBOX_FILE } from '../src/engine/dev/inbox/index.ts';
import { ToolError } from '../src/model/diagnostics/tool-error.ts';
import type { Command } from './command.ts';
import { listen, parsePort, portError } from './support/port.ts';
import { colorCss } from '../src/theme/sheets/color-css.ts';
import { lookOf } from '../src/engine/brand/look.ts';
import { diskFiles } from '../src/engine/disk/disk-files.ts';
import { readSite } from '../src/engine/disk/read-site.ts';
import { schemasIn } from '../src/engine/disk/schema-files.ts';
import { beforePages, readDocument } from '../src/engine/read/read-content.ts';
import { SITE_FILE } from '../src/model/addresses/address.ts';
import { isBroken } from '../src/model/content/content.ts';
import type { SiteDocument } from '../src/model/page/types.ts';
import { siteEnvironment } from '../src/engine/disk/site-environment.ts';
import { resolveContent, type ResolvedContent } from '../src/engine/resolve/resolve-content.ts';
import { stringsFor } from '../src/strings/site-strings.ts';
import { previewRules } from '../src/engine/build/server/preview-rules.ts';
import { createSiteServer } from '../src/engine/build/server/serve.ts';
import { ROOT_OPTION, ROOT_USAGE } from './support/root-option.ts';

const USAGE = `Usage: npm run preview [-- --port N] [--root DIR] [--out DIR] [--inbox FILE]
  --port N       where it listens (default: 4173)
  --root DIR     ${ROOT_USAGE}
  --out DIR      the built site (default: dist in that folder)
  --inbox FILE   where inquiries are kept (default: ${INBOX_FILE} in that folder)`;

const LISTEN_OPTIONS = { command: 'npm run preview', defaultPort: 4173 };

/** Serves a built site as its host would, until it is stopped. */
export const preview: Command = {
  name: 'The preview',
  usage: USAGE,
  async run(args) {
    const { values } = parseArgs({
      args,
      options: {
        port: { type: 'string', default: String(LISTEN_OPTIONS.defaultPort) },
        root: ROOT_OPTION,
        out: { type: 'string' },
        inbox: { type: 'string' },
      },
    });
    const out = values.out ?? path.join(values.root, 'dist');
    const dir = path.resolve(out);
    const inbox = createInbox({
      file: path.resolve(values.inbox ?? path.join(values.root, INBOX_FILE)),
      name: () => siteIn(values.root).name,
      colorStyle: () => colorCss(lookOf(siteIn(values.root).theme)),
    });
    const port = parsePort(values.port, LISTEN_OPTIONS);
    const { basePath = '' } = siteIn(values.root);
    // For some hosts, the output has the site in a folder of its base path; otherwise it is mounted there.
    const base = fs.existsSync(path.join(dir, 'index.html')) ? basePath : '';
    if (!fs.existsSync(path.join(dir, base ? '' : basePath, 'index.html')))
      throw new ToolError(`There is no built site in ${out}. Run "npm run build" first.`);
    const rules = previewRules(dir, () => contentIn(values.root));
    const taken = await listen(createSiteServer(dir, [inbox], base, rules), port).catch((fault: Error) => {
      throw portError(fault, port, LISTEN_OPTIONS);
    });
    console.log(`The built site is at http://localhost:${taken}${basePath}\nInquiries arrive at /__inbox.`);
    return 0;
  },
};

/** The data of a site file; an empty object where it is broken. */
function siteIn(root: string): Partial<SiteDocument> {
  const document = readDocument(beforePages(diskFiles(root), schemasIn()), SITE_FILE);
  return document && 'kind' in document && !isBroken(document) ? (document.data as Partial<SiteDocument>) : {};
}

/** The current content of a site; undefined while its site file is broken. */
function contentIn(root: string): ResolvedContent | undefined {
  const content = readSite(root);
  const document = content.documents.get(SITE_FILE);
  if (!document || isBroken(document)) return undefined;
  const view = { icons: [], stringsFor };
  return resolveContent(content, siteEnvironment(root, view));
}
