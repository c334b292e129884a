import { codeKey } from '../../disk/cache/code-key.ts';
import type { ResolvedPage } from '../../../model/page/types.ts';
import { hashOf } from '../hash.ts';
import type { BuildContext } from './page-builder.ts';

/** Names what a document is made of, in parts: its header can be exchanged. */
export interface DocumentKey {
  /** Its data, and everything around it but the menus. */
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

/** Names the documents of pages by their data; the outlines of their headers are known once these are rendered. */
export function documentKeys({
  code,
  around,
  assets,
}: BuildContext): (dataKey: string, page: Pick<ResolvedPage, 'path'>) => Omit<DocumentKey, 'outline'> {
  const keys = new Map<object, { rest: string; menus: string }>();
  return (dataKey, page) => {
    const site = around.siteAt(page);
    const { navigation, ...others } = site;
    const known = keys.get(site) ?? {
      rest: hashOf(JSON.stringify([others, around.fallbacks, assets]), code.key, codeKey()),
      menus: hashOf(JSON.stringify(navigation)),
    };
    keys.set(site, known);
    return { rest: hashOf(dataKey, known.rest), menus: known.menus };
  };
}
