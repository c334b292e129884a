import sax from 'sax';

/** Why browsers show nothing of an SVG: it is not well-formed XML, or its root is not in the namespace of SVG. */
export type SvgFileFault = 'malformed' | 'nameless';

const SVG = 'http://www.w3.org/2000/svg';
/**
 * An entity of a DOCTYPE (https://www.w3.org/TR/xml/#sec-entity-decl), as Illustrator writes them. Browsers do not load
 * entities from other files.
 */
const ENTITY = /<!ENTITY\s+([^\s%]+)\s+(?:"([^"]*)"|'([^']*)')?/g;
const ATTRIBUTE = /[^\s=]+\s*=\s*(?:"[^"]*"|'[^']*')/g;
const LATE_DECLARATION = /[^]<\?xml\s/;
/** Characters that no XML may have (https://www.w3.org/TR/xml/#charsets). */
// oxlint-disable-next-line no-control-regex
const NEVER = /[\0-\x08\v\f\x0e-\x1f\uFFFE\uFFFF]/;

/** What is wrong with the XML of an SVG file; undefined where browsers can read it. */
export function svgFault(bytes: Uint8Array): SvgFileFault | undefined {
  const text = decoded(bytes);
  if (text === undefined || NEVER.test(text) || LATE_DECLARATION.test(text)) return 'malformed';
  const root = namespaceOfRoot(text);
  if (root === undefined) return 'malformed';
  return root === SVG ? undefined : 'nameless';
}

/** Browsers read pictures as UTF-8, whatever these say of themselves. */
function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The namespace of the root element, empty if there is none; undefined where the text is not well-formed. */
function namespaceOfRoot(text: string): string | undefined {
  const parser = sax.parser(true, { xmlns: true, strictEntities: true });
  let root: string | undefined;
  let depth = 0;
  const fail = (): never => {
    throw new Error('not well-formed');
  };
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- a parser, not an element
  parser.onerror = fail;
  parser.ondoctype = (doctype) => {
    // The parser knows no entity of nothing.
    for (const [, name = '', double, single] of doctype.matchAll(ENTITY))
      parser.ENTITIES[name] = (double ?? single) || ' ';
  };
  parser.onopentag = (tag) => {
    const isSecondRoot = depth++ === 0 && root !== undefined;
    const source = text.slice(parser.startTagPosition, parser.position);
    // The parser passes over a "<" in a value, and over a second attribute of the same name.
    const isTwice = (source.match(ATTRIBUTE)?.length ?? 0) > Object.keys(tag.attributes).length;
    if (isSecondRoot || isTwice || source.includes('<')) fail();
    root ??= tag.uri ?? '';
  };
  parser.onclosetag = () => void depth--;
  try {
    parser.write(text).close();
  } catch {
    return undefined;
  }
  return root;
}
