import { asText } from '../../../model/words/as-text.ts';
import type { ReportedDiagnostic } from '../../../model/diagnostics/reported.ts';
import { DEV_PORT } from '../../../model/dev-protocol.ts';
import { folderOfAddress, isWithin, SITE_FILE } from '../../../model/addresses/address.ts';
import { languageAt } from '../../site/languages/languages.ts';
import { siteDataOf } from '../../site/site-data.ts';
import type { SiteContent } from '../../read/site-content.ts';
import type { NewPage, PageRequest } from './page.ts';
import { placesOf } from './places.ts';

/** What was written, where it shows up, and what to do next. */
export function describePage(page: NewPage, before: SiteContent, { title, draft }: PageRequest): string {
  const { address, file, advice } = page;
  const places = placesOf(page);
  const folder = folderOfAddress(address);
  const isFirst =
    folder !== '' && ![...before.documents.values()].some((document) => isWithin(document.address, folder));
  const menu = `{ "label": ${JSON.stringify(title)}, "href": "${address}" }`;
  const basePath = asText(siteDataOf(before).basePath ?? '');
  const own = languageAt(before, address).file;
  const siteFile = before.documents.has(own) ? own : SITE_FILE;
  const toWrite = advice.some(({ code }) => code === 'text/placeholder')
    ? `  2. Edit ${file}: each text in [brackets] says what belongs in its place. The browser follows when you save.`
    : `  2. Edit ${file}. The browser follows when you save.`;
  return [
    `Wrote ${file}`,
    ...(isFirst ? [`It is the first page in pages${folder}.`] : []),
    ...(places.words.length > 0 ? [`It shows up by itself in ${inShort(places.words)}.`] : []),
    ...(places.inMenu
      ? []
      : [`It is not in the menu. To put it there, write ${menu} into "navigation" in ${siteFile}.`]),
    draft
      ? 'It is a draft: "npm start" shows it, and it is published once you remove "draft" from it.'
      : 'It is published with the next build. To keep it back until its words are right, write "draft": true into it.',
    '',
    'Next:',
    `  1. Run "npm start" and open http://localhost:${DEV_PORT}${basePath}${address}`,
    toWrite,
    '  3. Run "npm run check": it counts the texts that are still to be written, and finds mistakes before your visitors do.',
    ...adviceLines(advice),
  ].join('\n');
}

/** So many places say where to look. */
const NAMED = 5;

/** Places in words: of very many, as where each article lists others, those that are nearest to the home page. */
function inShort(words: string[]): string {
  const depth = (place: string): number => place.split('/').length;
  const nearest = words.toSorted((a, b) => depth(a) - depth(b)).slice(0, NAMED);
  const named = words.length > NAMED + 1 ? [...nearest, `${words.length - NAMED} more`] : words;
  return new Intl.ListFormat('en-GB').format(named);
}

/** What could be better and is not said anyway. */
function adviceLines(advice: ReportedDiagnostic[]): string[] {
  const more = advice.filter(({ code }) => code !== 'text/placeholder' && code !== 'page/orphan');
  return more.length === 0
    ? []
    : ['', 'Worth a look:', ...more.map(({ file, line, message, hint }) => `  ${file}:${line}  ${message} ${hint}`)];
}
