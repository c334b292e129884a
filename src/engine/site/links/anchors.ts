import { sharedNameOfFile } from '../../../model/addresses/address.ts';
import { isBroken, type ContentDocument } from '../../../model/content/content.ts';
import type { DataPath } from '../../../model/diagnostics/diagnostic.ts';
import { valueAt } from '../../../model/content/value-at.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { blockShown, sharedFrom } from '../shared-blocks.ts';

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
  for (const { role, value, path } of page.references) {
    if (role === 'anchor') sections.push({ name: value as string, path });
    if (role !== 'shared') continue;
    const within = sharedFrom(content, page.address, value);
    const isWhole = blockShown(content, page.address, { type: 'shared', name: value }) !== undefined;
    if (!isWhole || within.some(isBroken)) return undefined;
    const [shared] = within.map(({ file }) => sharedNameOfFile(file) as string);
    for (const name of namesWithin(within, hasName(page, path))) sections.push({ name, path, shared });
  }
  return sections;
}

/**
 * The names in shared blocks that show each other.
 * @param isNamed whether the section has another name where the first is used
 */
function namesWithin(within: readonly ContentDocument[], isNamed: boolean): string[] {
  let isReplaced = isNamed;
  return within.flatMap(({ references }) => {
    const isFirst = !isReplaced;
    return references.flatMap(({ role, value, path }) => {
      if (role !== 'anchor') return [];
      const isOfBlock = path.length === 2 && path[1] === 'id';
      isReplaced ||= isOfBlock;
      return isFirst || !isOfBlock ? [value as string] : [];
    });
  });
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
