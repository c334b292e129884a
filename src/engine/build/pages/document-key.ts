import { codeKey } from '../../disk/cache/code-key.ts';
import { once, onceFor } from '../../../model/once.ts';
import type { ResolvedPage, ResolvedSite } from '../../../model/page/types.ts';
import type { CodeBundle } from '../code/bundle.ts';
import { hashOf } from '../hash.ts';
import type { BuildContext } from './page-builder.ts';

/** Names what a document is made of, in parts: its header can be exchanged. */
export interface DocumentKey {
  /** Its blocks, and everything around it but the menus. */
  rest: string;
  menus: string;
  /** What the document takes from its header besides this itself. */
  outline: string;
}

export const keyText = ({ rest, menus, outline }: DocumentKey): string => `${rest} ${menus} ${outline}`;

export function keyIn(text: string | undefined): DocumentKey {
  const [rest = '', menus = '', outline = ''] = text?.split(' ') ?? [];
  return { rest, menus, outline };
}

/** The types of the blocks of a page, each once. */
export const typesOf = ({ blocks }: Pick<ResolvedPage, 'blocks'>): string =>
  [...new Set(blocks.map(({ type }) => type))].toSorted().join(' ');

/** Names what the blocks of pages are made of: the data, and the code that draws blocks of these types. */
export function blocksKeys({ components }: Pick<CodeBundle, 'components'>): (dataKey: string, types: string) => string {
  const known = new Map<string, string>();
  const codeOf = (types: string): string =>
    once(known, types, () => hashOf(...types.split(' ').map((type) => components[type] ?? '')));
  return (dataKey, types) => hashOf(dataKey, codeOf(types));
}

/** Names the documents of pages by their blocks; the outlines of their headers are known once these are rendered. */
export function documentKeys({
  code: { around: code, app, consent, boot },
  around,
  assets,
}: BuildContext): (blocksKey: string, page: Pick<ResolvedPage, 'path'>) => Omit<DocumentKey, 'outline'> {
  const scripts = [code, app, consent, boot];
  const aroundOf = onceFor(({ navigation, ...others }: ResolvedSite) => ({
    rest: hashOf(JSON.stringify([others, around.fallbacks, assets, scripts]), codeKey()),
    menus: hashOf(JSON.stringify(navigation)),
  }));
  return (blocksKey, page) => {
    const { rest, menus } = aroundOf(around.siteAt(page));
    return { rest: hashOf(blocksKey, rest), menus };
  };
}
