import fs from 'node:fs';
import path from 'node:path';
import type { ResolvedSite } from '../../../model/page/types.ts';
import { blocksOf, type Catalogue } from '../../catalogue/catalogue.ts';
import type { ReportedDiagnostic } from '../../../model/diagnostics/reported.ts';
import { project } from '../../disk/project.ts';
import type { IconSet } from '../../resolve/icons.ts';
import { escapeHtml } from '../../build/escape.ts';
import { codeAddress } from '../middleware/code-address.ts';
import { blockHtml, fieldTable, searchable } from './block-html.ts';
import { LOOK_PARTS, lookHtml } from './look-html.ts';

interface Options {
  /** The site that is open; undefined while its own file has mistakes. */
  site: ResolvedSite | undefined;
  /** What the checker says of the examples on this site. */
  problems: ReportedDiagnostic[];
  /** The site's typeface, colors and bare elements. */
  baseStyle: string;
  /** The drawings of all icons. */
  icons: IconSet;
}

/** What is the catalogue's own, read anew: it is being worked on, too. */
const ownStyle = (): string => fs.readFileSync(path.join(project, 'src/tools/catalogue/catalogue.css'), 'utf8');

function drawing(icons: IconSet, name: string): string {
  const shapes = (icons[name] ?? []).map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(String(value))}"`);
    return `<${tag} ${written.join(' ')}/>`;
  });
  return `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${shapes.join('')}</svg>`;
}

const iconButton = (drawings: IconSet, name: string): string =>
  `<li ${searchable(name)}><button type="button" data-icon="${name}" aria-label="Copy ${name}">${drawing(drawings, name)}<span>${name}</span></button></li>`;

/** Words of which one is chosen: the first, to begin with. */
const choices = (group: string, words: Record<string, string>): string =>
  Object.entries(words)
    .map(
      ([value, label], index) =>
        `<label><input type="radio" name="${group}" value="${value}"${index === 0 ? ' checked' : ''}><span>${label}</span></label>`,
    )
    .join('');

const EVERYWHERE = { name: 'Everywhere', entries: { 'every-block': 'In every block', icons: 'Icons' } };

const part = (name: string, links: string[]): string =>
  `<li><strong>${escapeHtml(name)}</strong><ul>${links.join('')}</ul></li>`;
const link = (id: string, words: string, type = ''): string =>
  `<li data-for="${id}"><a href="#${id}">${escapeHtml(words)}${type && ` <code>${type}</code>`}</a></li>`;

const navigation = ({ groups }: Catalogue): string =>
  `<nav aria-label="Contents"><ul>${groups
    .map(({ name, blocks }) =>
      part(
        name,
        blocks.map(({ type, title }) => link(type, title, type)),
      ),
    )
    .join('')}${part(
    EVERYWHERE.name,
    Object.entries(EVERYWHERE.entries).map(([id, words]) => link(id, words)),
  )}${part(
    'The look',
    Object.entries(LOOK_PARTS).map(([id, words]) => link(id, words)),
  )}</ul></nav>`;

/**
 * The page at `/__blocks`: a plain document that reads without its script, which adds search, copying and the size of
 * the frames.
 */
export function cataloguePage(catalogue: Catalogue, { site, problems, baseStyle, icons: drawings }: Options): string {
  const { groups, everywhere, icons, tones } = catalogue;
  const types = blocksOf(catalogue).map(({ type }) => type);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>Blocks · ${escapeHtml(site?.name ?? 'Pagewright')}</title><link rel="icon" href="data:,"><style>${baseStyle}${ownStyle()}</style></head><body>
<a class="skip" href="#list">Skip to the blocks</a>
<header class="band tone-dark"><div class="wrap"><p><a href="${site?.basePath || '/'}">${escapeHtml(site?.name ?? 'The site')}</a></p><h1>Blocks</h1>
<p class="lead">Everything a page can be made of. Find a block, copy its JSON into the “blocks” of your page, and change the words.</p></div></header>
<section class="bar" aria-label="Search and view"><div class="wrap"><search><label class="visually-hidden" for="search">Search blocks, fields and icons</label>
<input id="search" type="search" placeholder="Search blocks, fields, icons" autocomplete="off" spellcheck="false"><span id="found" role="status"></span></search>
<fieldset class="choice"><legend class="visually-hidden">Width of the examples</legend>${choices('width', { desktop: 'Desktop', phone: 'Phone' })}</fieldset>
<fieldset class="choice"><legend class="visually-hidden">Color scheme of the examples</legend>${choices('scheme', { '': 'Auto', light: 'Light', dark: 'Dark' })}</fieldset></div></section>
<div class="wrap columns">${navigation(catalogue)}<main id="list" tabindex="-1">
<div id="nothing" hidden><p><strong></strong></p><p>Try a shorter word, or what a visitor would call it: question, price, picture.</p><button type="button">Show everything</button></div>
${groups.flatMap(({ name, blocks }) => blocks.map((block) => blockHtml(block, name, problems, types))).join('\n')}
<article id="every-block" ${searchable('in every block')}><header><p class="group">${EVERYWHERE.name}</p><h2>In every block</h2><p>Every block begins with its “type”. These can stand in each of them, too.</p></header>
${fieldTable('Fields of every block', everywhere)}</article>
<section id="icons"><header><p class="group">${EVERYWHERE.name}</p><h2>Icons</h2><p>Press one to copy its name.</p></header><ul class="icons">${icons.map((name) => iconButton(drawings, name)).join('')}</ul></section>
${lookHtml(site?.look, tones)}
</main></div><p id="said" class="visually-hidden" role="status"></p>
<script type="module" src="${codeAddress('tools/catalogue/client')}"></script></body></html>`;
}
