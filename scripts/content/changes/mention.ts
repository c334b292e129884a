import type { Touched } from './touched.ts';

/**
 * What a text must have in it to name something that was touched. It finds too much rather than too little;
 * who it finds is parsed and looked at closely.
 */
export function mentionOf({ addresses, beginnings, folders, shared, sections }: Touched, tokens: ReadonlyMap<string, string>): RegExp {
  const names = [...new Set([...addresses, ...folders, ...sections])].filter((name) => name.length > 1);
  const parts = [
    ...names.map((name) => `${literally(name)}(?![\\w/-])`),
    ...beginnings.map(literally),
    ...[...shared].map((name) => `"${literally(name)}"`),
    // The home page: a slash by itself.
    ...(addresses.has('/') || sections.has('/') ? ['["(<}\\s]/["?#)>\\s]'] : []),
    // An address of which a part, or all of it, stands in the site file.
    '/[\\w./-]*\\{',
    ...[...tokens].flatMap(([name, value]) => (value.startsWith('/') ? [literally(`{${name}}`)] : [])),
  ];
  return new RegExp(parts.join('|'));
}

/** Text as a pattern for itself. Signs and letters that may be written in several ways stand for anything. */
export function literally(text: string): string {
  return text.replace(/[^\w/-]+/g, (signs) => (/^[.{}]+$/.test(signs) ? signs.replace(/./g, '\\$&') : '[^"]+?'));
}
