import { getOrInsert, memoize } from '../../../model/memoize.ts';
import type { HeaderPage, ResolvedPage, ResolvedSite } from '../../../model/page/types.ts';
import { hashOf } from '../../disk/files/hash.ts';
import type { BuildContext } from './build-context.ts';

/** The keys of the parts of a document: a part whose key has not changed is taken from the last document. */
export interface DocumentKey {
  /** Its blocks: their props, and the code that renders them. */
  blocks: string;
  /** The data of the page, and everything around its blocks but the menus. */
  rest: string;
  menus: string;
  /** What the rest of the document takes from its header, such as styles. */
  signature: string;
}

/** A key as it is recorded. */
export const formatKey = ({ blocks, rest, menus, signature }: DocumentKey): string =>
  `${blocks} ${rest} ${menus} ${signature}`;

/** The key in a record; where there is none, one with empty parts, which no document has. */
export function parseKey(text: string | undefined): DocumentKey {
  const [blocks = '', rest = '', menus = '', signature = ''] = text?.split(' ') ?? [];
  return { blocks, rest, menus, signature };
}

/** The types of the blocks of a page, each once. */
export const typesOf = ({ blocks }: Pick<ResolvedPage, 'blocks'>): string =>
  [...new Set(blocks.map(({ type }) => type))].toSorted().join(' ');

/** The keys of the blocks of pages: of everything that the HTML between header and footer depends on. */
function blocksKeys({ code, sites }: BuildContext): (page: ResolvedPage, types: string) => string {
  const known = new Map<string, string>();
  const codeOf = (types: string): string =>
    getOrInsert(known, types, () =>
      hashOf(code.commonKey, ...types.split(' ').map((type) => code.blockKeys[type] ?? '')),
    );
  const localeOf = memoize(({ lang, dir, strings, icons }: ResolvedSite) =>
    hashOf(JSON.stringify([lang, dir, strings, icons])),
  );
  return (page, types) => {
    const { blocks, title, icons, opensAt, strings } = page;
    const given = JSON.stringify([blocks, title, icons, opensAt, strings]);
    return hashOf(given, codeOf(types), localeOf(sites.siteAt(page)));
  };
}

interface ShellKeys {
  restOf(dataKey: string, page: Pick<ResolvedPage, 'path'>): string;
  menusOf(page: Pick<ResolvedPage, 'path'>): string;
}

/** Those parts of keys for which no header has to be rendered. */
export function shellKeys({ code: { shellKey, app, consent, boot }, sites, assets }: BuildContext): ShellKeys {
  const scripts = [shellKey, app, consent, boot];
  const shellOf = memoize(({ navigation, ...others }: ResolvedSite) => ({
    rest: hashOf(JSON.stringify([others, sites.fallbacks, assets, scripts])),
    menus: hashOf(JSON.stringify(navigation)),
  }));
  return {
    restOf: (dataKey, page) => hashOf(dataKey, shellOf(sites.siteAt(page)).rest),
    menusOf: (page) => shellOf(sites.siteAt(page)).menus,
  };
}

/** Keys in full: to get the signature of a header, it is rendered. */
export interface DocumentKeys {
  of(page: ResolvedPage, made: { dataKey: string; types: string }): DocumentKey;
  /** The parts that the header alone changes. */
  ofHeader(page: HeaderPage): Pick<DocumentKey, 'menus' | 'signature'>;
}

/** The keys of the documents of one build. */
export function documentKeys(context: BuildContext): DocumentKeys {
  const { code, sites } = context;
  const blocksKeyOf = blocksKeys(context);
  const { restOf, menusOf } = shellKeys(context);
  const signatures = new Map<string, string>();
  const signatureOf = (page: HeaderPage): string => {
    const signature = code.renderer.headerSignature(page, sites.siteAt(page));
    return getOrInsert(signatures, signature, () => hashOf(signature));
  };
  return {
    of: (page, { dataKey, types }) => ({
      blocks: blocksKeyOf(page, types),
      rest: restOf(dataKey, page),
      menus: menusOf(page),
      signature: signatureOf(page),
    }),
    ofHeader: (page) => ({ menus: menusOf(page), signature: signatureOf(page) }),
  };
}
