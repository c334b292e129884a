import { fileOfAddress, folderOfAddress } from '../../../model/addresses/address.ts';
import { inNameOrder } from '../../read/read-content.ts';
import { reportDiagnostics } from '../../report/report-diagnostics.ts';
import { createDocument } from '../../read/document.ts';
import { nearest } from '../../../model/words/meant/nearest.ts';
import { capitalized, didYouMean } from '../../../model/words/phrases.ts';
import { createSiteContext, type SiteContext } from '../../check/site-context.ts';
import { isBroken, type ContentDocument } from '../../../model/content/content.ts';
import { forEachString } from '../../../model/content/texts.ts';
import { valueAt } from '../../../model/content/value-at.ts';
import { today as currentDay } from '../../site/publication.ts';
import { redirectTarget } from '../../site/links/known-addresses.ts';
import { pagesIn } from '../../site/lists/collections.ts';
import { wholeOf } from '../../site/outline.ts';
import { type DataPath, isError } from '../../../model/diagnostics/diagnostic.ts';
import type { ReportedDiagnostic } from '../../../model/diagnostics/reported.ts';
import { opensPage } from '../../schema/schemas.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { languageAt } from '../../site/languages/languages.ts';
import { pageAddressFrom, requirePossible } from '../page-address.ts';
import { setValue, withField } from '../data.ts';
import { formatLike } from '../format-json.ts';
import { newDiagnostics } from '../new-diagnostics.ts';
import { Refusal } from '../refusal.ts';
import { rewrite } from '../rewrite.ts';
import { fitToSite } from './fit-to-site.ts';
import { DESCRIPTION_TO_WRITE } from './plain-template.ts';
import { readTemplate, templateFor, templateNamed, type Template } from './templates.ts';

/** What a new page is to be. */
export interface PageRequest {
  /** Its address, as the author writes it. */
  address: string;
  title: string;
  /** The name of a template; without it the one that fits the folder. */
  template?: string;
  /** The address of a page to copy, in place of a template. */
  from?: string;
  draft?: boolean;
}

/** A new page, checked but not yet written. */
export interface NewPage {
  address: string;
  file: string;
  text: string;
  /** What could be better now and was not so before. */
  advice: ReportedDiagnostic[];
  /** The site with the page in it. */
  after: SiteContent;
}

interface ComposeOptions {
  /** The day that an article begins with. */
  today?: string;
  /** What helps editors with a page, as seen from the root. */
  editorSchema?: string;
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

/**
 * Composes a page from a template or another page, and checks it as part of its site.
 * Throws a `Refusal` when the address is taken or impossible, or when the page would not be without problems.
 */
export function composePage(
  content: SiteContent,
  request: PageRequest,
  { today = currentDay(), editorSchema = 'schemas/generated/page.schema.json' }: ComposeOptions = {},
): NewPage {
  const site = createSiteContext(content);
  const address = freeAddress(site, request.address);
  const title = request.title.trim();
  if (title === '')
    throw new Refusal('The title is empty. Every page has one: it stands in the browser tab, in lists and menus.');
  const file = fileOfAddress(address);
  const template = (): Template =>
    request.template === undefined ? templateFor(content, address) : templateNamed(content, request.template);
  const begun =
    request.from === undefined ? fromTemplate(site, template(), { title, file }) : copied(site, request.from, title);
  const text = written(begun, (data) => {
    const order = nextPlace(content, address);
    if (data.card) setValue(data, ['card', 'order'], order);
    if (data.facts?.date) data.facts.date = today;
    if (data.$schema !== undefined) data.$schema = `${'../'.repeat(file.split('/').length - 1)}${editorSchema}`;
    // Before the blocks, where it is seen.
    return request.draft ? withField(data, 'draft', true, ['blocks']) : data;
  });

  const made = createDocument(content.schemas, { file, kind: 'page', address }, text);
  const after = { ...content, documents: inNameOrder(new Map([...content.documents, [file, made]])) };
  const found = reportDiagnostics(newDiagnostics(content, after, [{ file, how: 'added' }]), after);
  const errors = found.filter(isError);
  if (errors.length > 0)
    throw new Refusal('The page was not written, because the site would then have these problems:', errors);
  return { address, file, text, advice: found, after };
}

/** The address that is meant, if a page can be written there. Throws a `Refusal`. */
export function freeAddress({ known, content }: SiteContext, written: string): string {
  const address = pageAddressFrom(written);
  const page = known.pages.get(address);
  if (page !== undefined)
    throw new Refusal(`There already is a page "${address}": ${page}. Choose another address, or edit that file.`);
  if (address !== '/') requirePossible(address, languageAt(content, address).lang);
  const other = known.aliases.get(address) ?? known.derived.get(address);
  if (other !== undefined) throw new Refusal(`"${address}" is already an address of ${other}. Choose another one.`);
  const to = redirectTarget(known, address);
  if (to !== undefined) {
    throw new Refusal(
      `"${address}" is an old address that leads to "${to}". Choose another one, or remove it from "redirects" in pages/_site.json.`,
    );
  }
  const refused = content.refused.find(({ file }) => file.toLowerCase() === fileOfAddress(address));
  if (refused)
    throw new Refusal(`There already is ${refused.file}, which has mistakes. Run "npm run check" to read them.`);
  return address;
}

/** A page to begin with: its text so far, and what it shall say. */
interface Begun {
  text: string;
  data: PageData;
}

interface PageData extends Record<string, unknown> {
  $schema?: string;
  card?: { order?: number };
  facts?: { date?: string };
  blocks: { type: string }[];
}

/** The template with the new title wherever it has its own. */
function fromTemplate(site: SiteContext, template: Template, { title, file }: { title: string; file: string }): Begun {
  const text = readTemplate(site.content, template).replaceAll('\r\n', '\n');
  const data = JSON.parse(text) as PageData;
  fitToSite(data, site, file);
  const places: DataPath[] = [];
  forEachString(data, (value, place) => void (value === data['title'] && places.push([...place])));
  for (const place of places) setValue(data, place, title);
  return { text, data };
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

/** Another page with the new title, without what belongs to that page alone. */
function copied(site: SiteContext, from: string, title: string): Begun {
  const { content } = site;
  const document = pageToCopy(site, from);
  const data = structuredClone(document.data) as PageData;
  data['title'] = title;
  data['seo'] = { description: DESCRIPTION_TO_WRITE };
  for (const place of OWN) if (valueAt(data, place) !== undefined) setValue(data, place, undefined);
  const hero = data.blocks.findIndex(({ type }) => opensPage(content.schemas, type));
  const heading = ['blocks', hero, 'heading'];
  if (valueAt(data, heading) !== undefined) setValue(data, heading, title);
  return { text: document.text, data };
}

/** The text of a page after a last change of its data. */
function written({ text, data }: Begun, change: (data: PageData) => Record<string, unknown>): string {
  return formatLike(text, rewrite(text, change(data)));
}

/** Words for the last name of an address: "/services/data-recovery" is "Data recovery". */
export function titleOfAddress(address: string): string {
  const name = pageAddressFrom(address).split('/').at(-1) ?? '';
  return capitalized(name.replaceAll('-', ' '));
}

/** The place behind all others in the lists of its folder, if those say theirs. */
function nextPlace(content: SiteContent, address: string): number | undefined {
  const orders = pagesIn(content, folderOfAddress(address)).flatMap(({ page }) => page.card?.order ?? []);
  return orders.length > 0 ? Math.floor(Math.max(...orders)) + 1 : undefined;
}
