import type { Look, Palette, Scheme } from '../../../model/page/look.ts';
import type { Tone } from '../../../model/page/types.ts';
import { escapeHtml } from '../../build/escape.ts';
import { searchable, stage } from './block-html.ts';
import { FORM, STYLES, TONES } from './example-pages.ts';

/** What each color is for, in an owner's words, in the order in which they meet the eye. */
const PURPOSES: Record<keyof Palette, string> = {
  ground: 'background',
  surface: 'cards',
  ink: 'text',
  inkSoft: 'quieter text',
  line: 'hair lines',
  action: 'buttons and links',
  onAction: 'words on buttons',
  actionStrong: 'a pressed button',
  data: 'figures, ticks, icons',
  dataSoft: 'behind icons',
};

const swatch = (color: string): string =>
  `<td role="cell"><span class="swatch" style="--swatch:${escapeHtml(color)}"></span><code>${escapeHtml(color)}</code></td>`;

function colorTable(name: string, { tones }: Scheme): string {
  const names = Object.keys(tones) as Tone[];
  const rows = (Object.keys(PURPOSES) as (keyof Palette)[]).map(
    (color) =>
      `<tr role="row"><th scope="row" role="rowheader"><code class="field">${color}</code> ${PURPOSES[color]}</th>${names.map((tone) => swatch(tones[tone][color])).join('')}</tr>`,
  );
  const heads = names.map((tone) => `<th scope="col" role="columnheader">${tone}</th>`).join('');
  return `<table role="table" class="colors" aria-label="${name}"><caption>${name}</caption>
<thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">Color</th>${heads}</tr></thead><tbody role="rowgroup">${rows.join('')}</tbody></table>`;
}

const framed = (title: string, frame: string): string =>
  `<figure><figcaption><strong>${title}</strong></figcaption>${frame}</figure>`;
const section = (id: string, title: string, words: string, about: string, body: string): string =>
  `<section id="${id}" ${searchable(words)}><header><p class="group">The look</p><h2>${title}</h2><p>${escapeHtml(about)}</p></header>
${body}</section>`;

/** The parts of the look: what the navigation calls them, by the name of the section. */
export const LOOK_PARTS = { colors: 'Colors', styles: 'Text and buttons', forms: 'Forms', tones: 'Tones' };

/**
 * Everything that the look of the site is made of: each color by its value, each style of text and button, the states
 * of a form, and the tones.
 * @param look of the site; undefined while its own file has mistakes
 * @param tones what the schema says of tones
 */
export function lookHtml(look: Look | undefined, tones: { names: string[]; description: string }): string {
  const both = (address: string, title: string): string =>
    `<div class="schemes">${framed('Light', stage(address, `${title} in the light scheme`, 'light'))}${framed('Dark', stage(address, `${title} in the dark scheme`, 'dark'))}</div>`;
  const colors = look
    ? colorTable('Light scheme', look.light) + colorTable('Dark scheme', look.dark)
    : '<p>They are shown once pages/_site.json has no mistakes.</p>';
  return [
    section(
      'colors',
      LOOK_PARTS.colors,
      'color colors colour theme palette ink ground action data',
      'A few colors stand in "theme" of pages/_site.json; all others are worked out from them, so that every text can be read.',
      colors,
    ),
    section(
      'styles',
      LOOK_PARTS.styles,
      'text style styles heading headings typography font button buttons link links list',
      'Every style of text there is, and every kind of button and link.',
      both(STYLES, 'Text and buttons'),
    ),
    section(
      'forms',
      LOOK_PARTS.forms,
      'form forms field fields input error mistake state states checkbox',
      'A form at rest, and one that was sent without being filled in.',
      `<div class="schemes">${framed('At rest', stage(FORM, 'A form at rest'))}${framed('With mistakes', stage(FORM, 'A form with mistakes').replace('<iframe ', '<iframe data-press="button[type=submit]" '))}</div>`,
    ),
    section(
      'tones',
      LOOK_PARTS.tones,
      ['tone tones color colour background', ...tones.names, tones.description].join(' '),
      tones.description,
      both(TONES, 'All tones'),
    ),
  ].join('\n');
}
