import { getOrInsert, memoize } from '../../../model/memoize.ts';
import type { HeaderPage, ResolvedPage, ResolvedSite } from '../../../model/page/types.ts';
import { hashOf } from '../../disk/files/hash.ts';
import type { BuildContext } from './build-context.ts';

/** The keys of what a document is made of, part by part: what is as it was is taken from the last one. */
export interface DocumentKey {
  /** Its blocks: what they are given, and the code that draws them. */
  blocks: string;
  /** All the page says, and everything around its blocks but the menus. */
  rest: string;
  menus: string;
  /** What the document takes from its header besides this itself. */
  outline: string;
}

/** A key as records keep it. */
export const keyText = ({ blocks, rest, menus, outline }: DocumentKey): string =>
  `${blocks} ${rest} ${menus} ${outline}`;

/** A key as it was kept; one whose parts are empty, which no document has, where none was. */
export function keyIn(text: string | undefined): DocumentKey {
  const [blocks = '', rest = '', menus = '', outline = ''] = text?.split(' ') ?? [];
  return { blocks, rest, menus, outline };
}

/** The types of the blocks of a page, each once. */
export const typesOf = ({ blocks }: Pick<ResolvedPage, 'blocks'>): string =>
  [...new Set(blocks.map(({ type }) => type))].toSorted().join(' ');

/** The keys of the blocks of pages: all that what is between header and footer is made of. */
function blocksKeys({ code, around }: BuildContext): (page: ResolvedPage, types: string) => string {
  const known = new Map<string, string>();
  const codeOf = (types: string): string =>
    getOrInsert(known, types, () =>
      hashOf(code.commonKey, ...types.split(' ').map((type) => code.blockKeys[type] ?? '')),
    );
  const spokenOf = memoize(({ lang, dir, strings, icons }: ResolvedSite) =>
    hashOf(JSON.stringify([lang, dir, strings, icons])),
  );
  return (page, types) => {
    const { blocks, title, icons, opensAt, strings } = page;
    const given = JSON.stringify([blocks, title, icons, opensAt, strings]);
    return hashOf(given, codeOf(types), spokenOf(around.siteAt(page)));
  };
}

interface DocumentKeys {
  restOf(dataKey: string, page: Pick<ResolvedPage, 'path'>): string;
  menusOf(page: Pick<ResolvedPage, 'path'>): string;
}

/** The keys of what is known of documents before their headers are rendered. */
export function documentKeys({ code: { shellKey, app, consent, boot }, around, assets }: BuildContext): DocumentKeys {
  const scripts = [shellKey, app, consent, boot];
  const aroundOf = memoize(({ navigation, ...others }: ResolvedSite) => ({
    rest: hashOf(JSON.stringify([others, around.fallbacks, assets, scripts])),
    menus: hashOf(JSON.stringify(navigation)),
  }));
  return {
    restOf: (dataKey, page) => hashOf(dataKey, aroundOf(around.siteAt(page)).rest),
    menusOf: (page) => aroundOf(around.siteAt(page)).menus,
  };
}

/** The keys of whole documents, for which the outlines of their headers are rendered. */
export interface WholeKeys {
  of(page: ResolvedPage, made: { dataKey: string; types: string }): DocumentKey;
  /** What a header alone changes. */
  ofHeader(page: HeaderPage): Pick<DocumentKey, 'menus' | 'outline'>;
}

/** The keys of the documents of one build. */
export function wholeKeys(context: BuildContext): WholeKeys {
  const { code, around } = context;
  const blocksKeyOf = blocksKeys(context);
  const { restOf, menusOf } = documentKeys(context);
  const outlines = new Map<string, string>();
  const outlineOf = (page: HeaderPage): string => {
    const outline = code.renderer.headerOutline(page, around.siteAt(page));
    return getOrInsert(outlines, outline, () => hashOf(outline));
  };
  return {
    of: (page, { dataKey, types }) => ({
      blocks: blocksKeyOf(page, types),
      rest: restOf(dataKey, page),
      menus: menusOf(page),
      outline: outlineOf(page),
    }),
    ofHeader: (page) => ({ menus: menusOf(page), outline: outlineOf(page) }),
  };
}
