import { fileOfAddress, folderOfAddress } from '../../../model/addresses/address.ts';
import { inNameOrder } from '../../read/read-content.ts';
import { reportDiagnostics } from '../../report/report-diagnostics.ts';
import { createDocument } from '../../read/document.ts';
import { capitalized } from '../../../model/words/phrases.ts';
import { createSiteContext } from '../../check/site-context.ts';
import { today as currentDay } from '../../site/publication.ts';
import { pagesIn } from '../../site/lists/collections.ts';
import { isError } from '../../../model/diagnostics/diagnostic.ts';
import type { ReportedDiagnostic } from '../../../model/diagnostics/reported.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { pageAddressFrom } from '../page-address.ts';
import { setValue, withField } from '../data.ts';
import { formatLike } from '../format-json.ts';
import { newDiagnostics } from '../new-diagnostics.ts';
import { Refusal } from '../refusal.ts';
import { rewrite } from '../rewrite.ts';
import { copied, fromTemplate, type BegunPage, type PageData } from './begun-page.ts';
import { freeAddress } from './free-address.ts';
import { templateFor, templateNamed, type Template } from './templates.ts';

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
    request.from === undefined
      ? fromTemplate(site, template(), { title, address })
      : copied(site, request.from, { title, address });
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

/** The text of a page after a last change of its data. */
function written({ text, data }: BegunPage, change: (data: PageData) => Record<string, unknown>): string {
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
