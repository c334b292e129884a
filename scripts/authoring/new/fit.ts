import { createDocument } from '../../content/check/document.ts';
import type { Site } from '../../content/check/site.ts';
import type { DataPath } from '../../content/model.ts';
import { setValue } from '../layout.ts';

/**
 * Makes a template fit a site that is not this one: a link to a page that is not there leads home, a picture that is not there is left out,
 * a list of a folder without pages, too.
 */
export function fitToSite(text: string, { known, publicFiles }: Site): string {
  const { facts, data } = createDocument('pages/new.json', 'page', '/new', Buffer.from(text));
  const folders = new Set([...known.pages.keys()].map((address) => address.slice(0, address.lastIndexOf('/'))));
  let fitted = text;
  // From the end, so that the places of what comes before stay the same.
  for (const { role, value, path } of facts.toReversed()) {
    const name = String(value);
    if (role === 'link' && name.startsWith('/') && !known.pages.has(name)) fitted = setValue(fitted, path, '/');
    if (role === 'richText')
      fitted = setText(
        fitted,
        path,
        name,
        name.replace(/\]\((\/[^)#?]*)\)/g, (link, address: string) => (known.pages.has(address) ? link : '](/)')),
      );
    if (role === 'image' && !publicFiles().has(name)) fitted = setValue(fitted, path.slice(0, -1), undefined);
    if (role === 'collection' && !folders.has(name)) fitted = setValue(fitted, path.slice(0, -1), undefined);
  }
  return data ? fitted : text;
}

const setText = (text: string, path: DataPath, before: string, after: string): string => (before === after ? text : setValue(text, path, after));
