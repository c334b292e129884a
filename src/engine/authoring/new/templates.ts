import { folderOfAddress } from '../../../model/addresses/address.ts';
import { primaryLanguage } from '../../../model/words/language-tag.ts';
import { nearest } from '../../../model/words/meant/nearest.ts';
import { didYouMean } from '../../../model/words/phrases.ts';
import { TEMPLATES } from '../../../model/content/content.ts';
import { createDocument } from '../../read/document.ts';
import { reportDiagnostics } from '../../report/report-diagnostics.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { contactAddress } from '../../site/contact/contact-page.ts';
import { languageAt, type SiteLanguage } from '../../site/languages/languages.ts';
import { siteDataOf } from '../../site/site-data.ts';
import { Refusal } from '../refusal.ts';
import { plainTemplate } from './plain-template.ts';

/** A page to begin with. Its words say what belongs in their place. */
export interface Template {
  /** The name of its file in `templates/`. */
  name: string;
  /** What it is for, for someone who chooses. */
  purpose: string;
  /** The folder where such pages usually stand. */
  folder?: string;
}

/** The one that every site has. */
const PLAIN: Template = { name: 'plain', purpose: 'a heading, a text and a button: for everything else' };

/** The templates of a site, the one for everything first. */
export const templatesOf = (content: SiteContent): Template[] => [PLAIN, ...(siteDataOf(content).templates ?? [])];

/** The template that fits an address: that of its folder, or the plain one. */
export function templateFor(content: SiteContent, address: string): Template {
  const own = folderOfAddress(address);
  return templatesOf(content).find(({ folder }) => folder !== undefined && folder === own) ?? PLAIN;
}

/** The template of a name. Throws a `Refusal`. */
export function templateNamed(content: SiteContent, name: string): Template {
  const templates = templatesOf(content);
  const names = templates.map((template) => template.name);
  const found = templates.find((template) => template.name === name);
  if (found) return found;
  throw new Refusal(
    `There is no template "${name}". ${didYouMean(nearest(name, names), `There are: ${names.join(', ')}.`)}`,
  );
}

/** The text of a template for a page at an address. Throws a `Refusal` when its file cannot be read as a page. */
export function readTemplate(content: SiteContent, { name }: Template, address: string): string {
  if (name === PLAIN.name) {
    const language = languageAt(content, address);
    return plainTemplate(language.lang, contactOf(content, language));
  }
  const file = `${TEMPLATES}/${name}.json`;
  const bytes = content.source.bytes(file);
  if (bytes === undefined)
    throw new Refusal(
      `pages/_site.json names the template "${name}", but there is no ${file}. Write that file, or take the name away.`,
    );
  const document = createDocument(content.schemas, { file, kind: 'page', address: '' }, bytes);
  if (!document.data) {
    // As an owner's own blocks: the command that fixes pages leaves it alone.
    const own = { ...content.own, documents: new Map([[file, document]]) };
    const problems = reportDiagnostics(document.diagnostics, { ...content, own });
    throw new Refusal(`${file} cannot be read as a page:`, problems);
  }
  if (!isPage(document.data))
    throw new Refusal(`${file} cannot be read as a page. It needs a "title" and "blocks", as pages have them.`);
  return document.text;
}

const isPage = ({ title, blocks }: Record<string, unknown>): boolean =>
  typeof title === 'string' && Array.isArray(blocks);

/** The page with which visitors write: in English, where words are known for a button, else by its own title. */
function contactOf(content: SiteContent, language: SiteLanguage): { href: string; label: string } {
  const href = contactAddress(language) ?? (language.folder || '/');
  const page = [...content.documents.values()].find(({ kind, address }) => kind === 'page' && address === href);
  const title = primaryLanguage(language.lang) === 'en' ? undefined : page?.data?.['title'];
  return { href, label: typeof title === 'string' && title !== '' ? title : 'Contact us' };
}
