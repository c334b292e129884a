import { isBroken, type ContentDocument } from '../../../model/content/content.ts';
import { forEachString } from '../../../model/content/texts.ts';
import { valueAt } from '../../../model/content/value-at.ts';
import type { DataPath } from '../../../model/diagnostics/diagnostic.ts';
import { nearest } from '../../../model/words/meant/nearest.ts';
import { didYouMean } from '../../../model/words/phrases.ts';
import type { SiteContext } from '../../check/site-context.ts';
import { opensPage } from '../../schema/schemas.ts';
import { languageAt } from '../../site/languages/languages.ts';
import { wholeOf } from '../../site/outline.ts';
import { setValue } from '../data.ts';
import { pageAddressFrom } from '../page-address.ts';
import { Refusal } from '../refusal.ts';
import { fitToSite } from './fit-to-site.ts';
import { readTemplate, type Template } from './templates.ts';
import { placeholderTexts } from './placeholder-texts.ts';

/** A page to begin with: its text so far, and what it shall say. */
export interface BegunPage {
  text: string;
  data: PageData;
}

/** The data of a page, as far as they are changed for a new one. */
export interface PageData extends Record<string, unknown> {
  $schema?: string;
  card?: { order?: number };
  facts?: { date?: string };
  blocks: { type: string }[];
}

/** The template with the new title wherever it has its own. */
export function fromTemplate(
  site: SiteContext,
  template: Template,
  { title, address }: { title: string; address: string },
): BegunPage {
  const text = readTemplate(site.content, template, address).replaceAll('\r\n', '\n');
  const data = JSON.parse(text) as PageData;
  fitToSite(data, site, address);
  const places: DataPath[] = [];
  forEachString(data, (value, place) => void (value === data['title'] && places.push([...place])));
  for (const place of places) setValue(data, place, title);
  return { text, data };
}

/** What belongs to one page alone and is not copied with it. */
const OWN = [
  ['aliases'],
  ['fallback'],
  ['draft'],
  ['publishAt'],
  ['unpublishAt'],
  ['updatedAt'],
  ['translationOf'],
  ['translatedFrom'],
  ['note'],
  ['card', 'title'],
  ['card', 'text'],
  ['card', 'menuText'],
  ['card', 'link'],
];

/** Another page with the new title, without what belongs to that page alone. */
export function copied(
  site: SiteContext,
  from: string,
  { title, address }: { title: string; address: string },
): BegunPage {
  const { content } = site;
  const document = pageToCopy(site, from);
  const data = structuredClone(document.data) as PageData;
  data['title'] = title;
  data['seo'] = { description: placeholderTexts(languageAt(content, address).lang).description };
  for (const place of OWN) if (valueAt(data, place) !== undefined) setValue(data, place, undefined);
  const hero = data.blocks.findIndex(({ type }) => opensPage(content.schemas, type));
  const heading = ['blocks', hero, 'heading'];
  if (valueAt(data, heading) !== undefined) setValue(data, heading, title);
  return { text: document.text, data };
}

/** The page that is to be copied. Throws a `Refusal` when there is none, or one with mistakes. */
export function pageToCopy({ known, content }: SiteContext, from: string): ContentDocument {
  const address = pageAddressFrom(from);
  const document = content.documents.get(known.pages.get(address) ?? '');
  if (!document)
    throw new Refusal(
      `There is no page "${address}" to copy. ${didYouMean(nearest(address, known.pages.keys()))}`.trimEnd(),
    );
  if (isBroken(document))
    throw new Refusal(`${document.file} has mistakes, which would be copied. Run "npm run check" and mend them first.`);
  return wholeOf(document);
}
