import { sharedNameOfFile } from '../../../model/addresses/address.ts';
import { isBroken, type ContentDocument } from '../../../model/content/content.ts';
import type { DataPath } from '../../../model/diagnostics/diagnostic.ts';
import { findTokens } from '../../../model/content/tokens.ts';
import { asText } from '../../../model/words/as-text.ts';
import { isGroup } from '../../../model/content/is-group.ts';
import { valueAt } from '../../../model/content/value-at.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { blocksIn } from '../blocks-in.ts';
import { languageAt } from '../languages/languages.ts';
import { blockShown, sharedFrom } from '../shared-blocks.ts';
import { partNames } from './section-names.ts';

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
  const names: string[] = [];
  let hasOuterName = isNamed;
  for (const { references } of within) {
    const anchors = references.filter(({ role }) => role === 'anchor');
    // Of a block and those that show it, the outermost with a name gives the section its name.
    const shown = hasOuterName ? anchors.filter((anchor) => !isOfBlock(anchor)) : anchors;
    names.push(...shown.map(({ value }) => value as string));
    hasOuterName ||= anchors.some(isOfBlock);
  }
  return names;
}

const isOfBlock = ({ path }: { path: DataPath }): boolean => path.length === 2 && path[1] === 'id';

/** Whether a shared block is given a name where it is used. */
const hasName = (page: ContentDocument, place: DataPath): boolean =>
  typeof valueAt(page.data, [...place.slice(0, -1), 'id']) === 'string';

/**
 * The names of a page's sections, those in its shared blocks too, and those that parts of articles have by themselves.
 * Undefined when a shared block is missing or broken, so that nobody knows.
 */
export function anchorsOf(page: ContentDocument, content: SiteContent): Set<string> | undefined {
  const sections = sectionsOf(page, content);
  if (!sections) return undefined;
  const { lang } = languageAt(content, page.address);
  const taken = new Set(sections.map(({ name }) => name));
  const anchors = new Set(taken);
  for (const { block } of blocksIn(page)) {
    const { type, layout, sections: parts } = blockShown(content, page.address, block) ?? {};
    if (type !== 'prose' || layout !== 'article' || !Array.isArray(parts)) continue;
    const named = parts.filter(isGroup);
    // What a fact of the site says is not known here.
    if (named.some(({ heading }) => findTokens(asText(heading)).length > 0)) return undefined;
    for (const { id } of partNames(named, lang, taken)) anchors.add(id);
  }
  return anchors;
}
