import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { HERO_TONES } from '../src/model/look.ts';
import type { HeroBlock, ResolvedPage, ResolvedSite } from '../src/model/types.ts';
import { ensureBrowser } from './browser.ts';
import { openContent, type Command } from './command.ts';
import { surroundingsOf } from '../src/engine/disk/surroundings.ts';
import { resolveContent } from '../src/engine/resolve/resolve-content.ts';
import { socialImageOf } from '../src/engine/resolve/social-image.ts';
import { escape } from '../src/engine/build/escape.ts';
import { spokenIn } from '../src/strings/for-page.ts';

const dataUrl = (file: string, type: string): string =>
  `data:${type};base64,${fs.readFileSync(file).toString('base64')}`;

/** The card as a document: the page's heading, its drawing, the site's mark and name. */
function cardOf(page: ResolvedPage, { name, mark, font, look, basePath }: ResolvedSite, publicDir: string): string {
  const hero = page.blocks.find((block): block is HeroBlock => block.type === 'hero');
  const svg = (src: string | undefined): string =>
    src?.endsWith('.svg') ? dataUrl(path.join(publicDir, src), 'image/svg+xml') : '';
  const { ground, ink } = look.light.tones[HERO_TONES[look.hero]];
  const drawing = svg(hero?.image?.src);
  const fontFile = font && dataUrl(path.join(publicDir, font.file.slice(basePath.length)), 'font/woff2');
  return `<!doctype html><meta charset="utf-8"><style>
${fontFile ? `@font-face{font-family:sans;src:url(${fontFile}) format("woff2");font-weight:${font.weights ?? 'normal'}}` : ''}
body{margin:0;width:1200px;height:630px;background:${ground};color:${ink};font:600 64px/1.08 sans,system-ui,sans-serif;letter-spacing:-.025em;display:flex}
main{display:flex;flex-direction:column;justify-content:space-between;padding:72px 0 64px 72px;width:${drawing ? 600 : 1000}px}
h1{font:inherit;margin:0;text-wrap:balance}p{display:flex;align-items:center;gap:16px;margin:0;font-size:32px}p img{width:44px}
.drawing{width:480px;margin:auto 24px auto auto}</style>
<main><h1>${escape(hero?.heading ?? page.title)}</h1><p>${mark ? `<img src="${svg(mark.src)}">` : ''}${escape(name)}</p></main>
${drawing ? `<img class="drawing" src="${drawing}">` : ''}`;
}

const USAGE = `Usage: npm run social [-- --root DIR]
  --root DIR   the folder with pages/ and public/ (default: this one)`;

export const social: Command = {
  name: 'Drawing pictures',
  usage: USAGE,
  async run(args) {
    const { values } = parseArgs({ args, options: { root: { type: 'string', default: '.' } } });
    const content = openContent(values.root);
    const view = { icons: [], spoken: spokenIn };
    const resolved = resolveContent(content, { ...surroundingsOf(values.root, view), build: 'social', drafts: true });
    const publicDir = path.join(content.source.root, 'public');
    const browser = await chromium.launch({
      executablePath: ensureBrowser(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } });
    for (const document of content.documents.values()) {
      const page = document.kind === 'page' ? resolved.page(document.address) : undefined;
      if (!page) continue;
      const file = path.join(publicDir, socialImageOf(document.address));
      fs.mkdirSync(path.dirname(file), { recursive: true });
      await tab.setContent(cardOf(page, resolved.site, publicDir));
      await tab.evaluate('document.fonts.ready');
      await tab.screenshot({ path: file });
      console.log(path.relative(content.source.root, file));
    }
    await browser.close();
    return 0;
  },
};
