import { addressOfFile } from '../../../model/addresses/address.ts';
import { isBroken, TEMPLATES } from '../../../model/content/content.ts';
import { createDocument } from '../../read/document.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { siteDataOf } from '../../site/site-data.ts';
import type { Rewrite } from '../change.ts';
import { formatLike } from '../format-json.ts';
import type { Moves } from './moves.ts';
import { retargeted, type ChangedAddress } from './retarget.ts';

/** A template that leads to what moves. */
interface Retargeted extends Rewrite {
  changedAddresses: ChangedAddress[];
}

/** The templates of a site with their links changed: pages made of them lead where they should. Broken ones stay. */
export function retargetedTemplates(content: SiteContent, moves: Moves): Retargeted[] {
  const { source, schemas } = content;
  const { templates = [] } = siteDataOf(content);
  const files = new Set(templates.map(({ name }) => `${TEMPLATES}/${name}.json`));
  return [...files].flatMap((file) => {
    const before = source.bytes(file);
    if (!before) return [];
    const document = createDocument(schemas, { file, kind: 'page', address: addressOfFile(file) ?? '' }, before);
    if (isBroken(document)) return [];
    const { text, changedAddresses } = retargeted(document, moves);
    return changedAddresses.length > 0
      ? [{ file, before, text: formatLike(document.text, text), changedAddresses }]
      : [];
  });
}
