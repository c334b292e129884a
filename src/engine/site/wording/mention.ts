/** What documents can name of a site. */
export interface Named {
  /** Addresses of pages, and of files in `public/`. */
  addresses: ReadonlySet<string>;
  /** What the addresses of split lists begin with: `/insights/page/`. */
  beginnings: readonly string[];
  /** Folders, as lists of pages name them. */
  folders: ReadonlySet<string>;
  /** Shared blocks. */
  shared: ReadonlySet<string>;
  /** Addresses of pages of which only sections are meant. */
  sections: ReadonlySet<string>;
}

/**
 * What a text must have in it, one or the other, to name one of these. It finds too much rather than too little; who it
 * finds is parsed and looked at closely. These are several patterns, because one that begins in several ways takes
 * longer to search for than all of them.
 * @param tokens the facts of the site: one of them may be an address
 */
export function mentionOf(
  { addresses, beginnings, folders, shared, sections }: Named,
  tokens: ReadonlyMap<string, string>,
): RegExp[] {
  const names = [...new Set([...addresses, ...sections])].filter((name) => name.length > 1);
  const facts = [...tokens].flatMap(([name, value]) => (value.startsWith('/') ? [name] : []));
  return [
    oneOf(names.map(literally), (either) => `${either}(?![\\w/-])`),
    oneOf(beginnings.map(literally)),
    oneOf([...folders].filter((name) => name !== '').map(literally), (either) => `"from"\\s*:\\s*"${either}"`),
    oneOf([...shared].map(literally), (either) => `"${either}"`),
    // The home page: a slash by itself.
    oneOf(addresses.has('/') || sections.has('/') ? ['["(<}\\s]/["?#)>\\s]'] : []),
    // An address of which a part, or all of it, stands in the site file.
    oneOf(['\\{(?:site\\.|year\\})(?<=/[\\w./-]*\\{[a-z.}]+)', ...facts.map((name) => literally(`{${name}}`))]),
  ].flat();
}

/**
 * What stands before and behind all that may be written in several ways: quotation marks, and what is not ASCII. From
 * the first of it to the last is one gap: with one for each word of a sentence in Hindi, a search did not end.
 */
const OTHERWISE = /^([ !#-~]*)[^ !#-~](?:[^]*[^ !#-~])?([ !#-~]*)$/;

const escaped = (text: string): string => text.replace(/[^\w ]/g, '\\$&');

/** What a text must have in it to say one of these as a page's title or description, whatever the capitals. */
export function titlesOf(words: Iterable<string>): RegExp[] {
  const said = [...words].map((text) => {
    const [, begin = '', end] = OTHERWISE.exec(text.trim()) ?? [];
    return end === undefined ? escaped(text.trim()) : `${escaped(begin)}.*?${escaped(end)}`;
  });
  return ['title', 'description'].flatMap((field) =>
    oneOf(said, (either) => `${field}"\\s*:\\s*"\\s*${either}\\s*"`, 'i'),
  );
}

/** What they have in common stands once around them: of hundreds, each would be tried at every letter of a text. */
const oneOf = (parts: string[], around = (either: string): string => either, flags = ''): RegExp[] =>
  parts.length === 0 ? [] : [new RegExp(around(`(?:${parts.join('|')})`), flags)];

/** Text as a pattern for itself. Signs and letters that may be written in several ways stand for anything. */
export function literally(text: string): string {
  return text.replace(/[^\w/-]+/g, (signs) => (/^[.{}]+$/.test(signs) ? signs.replace(/./g, '\\$&') : '[^"]+?'));
}
