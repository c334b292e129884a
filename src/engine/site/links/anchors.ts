import { sharedNameOfFile } from '../../../model/addresses/address.ts';
import { isBroken, type ContentDocument } from '../../../model/content/content.ts';
import type { DataPath } from '../../../model/diagnostics/diagnostic.ts';
import { valueAt } from '../../../model/content/value-at.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { sharedBlock } from '../shared-blocks.ts';

/** A section of a page: its name, and where on the page the name or the shared block that has it stands. */
export interface Section {
  name: string;
  path: DataPath;
  /** The shared block that it comes from. */
  shared?: string;
}

/**
 * The sections of a page in their order, those in its shared blocks too. Undefined when a shared block is missing or
 * broken.
 */
export function sectionsOf(page: ContentDocument, content: SiteContent): Section[] | undefined {
  const sections: Section[] = [];
  const collect = (document: ContentDocument, above: ContentDocument[], place?: DataPath): boolean =>
    document.references.every(({ role, value, path }) => {
      const shared = above.length === 0 ? undefined : sharedNameOfFile((above[1] ?? document).file);
      // Where a shared block is used its own name may be replaced by another.
      const isReplaced = place !== undefined && path.length === 2 && path[1] === 'id' && hasName(page, place);
      if (role === 'anchor' && !isReplaced)
        sections.push({ name: value as string, path: place ?? path, ...(shared && { shared }) });
      if (role !== 'shared') return true;
      const used = sharedBlock(content, page.address, value);
      if (!used || isBroken(used)) return false;
      return above.includes(used) || used === document || collect(used, [...above, document], place ?? path);
    });
  return collect(page, []) ? sections : undefined;
}

/** Whether a shared block is given a name where it is used. */
const hasName = (page: ContentDocument, place: DataPath): boolean =>
  typeof valueAt(page.data, [...place.slice(0, -1), 'id']) === 'string';

/**
 * The names of a page's sections, those in its shared blocks too. Undefined when a shared block is missing or broken,
 * so that nobody knows.
 */
export function anchorsOf(page: ContentDocument, content: SiteContent): Set<string> | undefined {
  const sections = sectionsOf(page, content);
  return sections && new Set(sections.map(({ name }) => name));
}
