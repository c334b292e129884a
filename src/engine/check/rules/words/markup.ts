import { block } from '../../../../model/diagnostics/example.ts';
import { isBroken } from '../../../../model/content/content.ts';
import { shown } from '../../../../model/words/phrases.ts';
import { isTechnical } from '../../../../model/content/texts.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { SHORTCODE } from '../../../read/rich-text-remnants.ts';
import { isFormatted } from '../../../read/rich-text.ts';
import { documentRule } from '../../rule.ts';

/** Signs and letters by their names in HTML. */
const ENTITIES: Record<string, string> = {
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  copy: '©',
  reg: '®',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  euro: '€',
};
const ENTITY = /&(?:#\d{1,6}|#x[\da-f]{1,5}|[a-z]{2,8});/i;
/** Formatting of formatted texts, and HTML. */
const MARKUP =
  /\*\*\S(?:[^*]*\S)?\*\*|(?<!\w)__\S(?:[^_]*\S)?__(?!\w)|\[[^[\]]+\]\s?\([^()\s]+\)|<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|^#{1,6} |`[^`]+`/i;
const MAYBE = /&[a-z#]|\*\*|__|\]\s?\(|<\/?[a-z]|^#|`|\[[a-z/]/i;

/** Plain texts are shown as they are written, so nothing in them is formatting. */
export const markup = documentRule({
  meta: {
    codes: {
      'text/markup': {
        level: 'advice',
        title: 'A plain text has formatting in it',
        message: ({ source }: { source: string }) => [
          `This text is shown as it is written, so visitors would see ${shown(source)}.`,
          'Write it without formatting.',
        ],
        why: 'Headings, labels and titles are plain: their look comes from the block.',
        bad: block('{ "type": "prose", "heading": "**What** we do", "body": "We run your network." }'),
        good: block('{ "type": "prose", "heading": "What we do", "body": "We run your network." }'),
      },
      'text/entity': {
        level: 'advice',
        title: 'A sign is written as code',
        message: ({ source, sign }: { source: string; sign?: string }) => [
          `${shown(source)} is a sign written in the code of web pages. Here every sign is written as itself.`,
          sign === undefined ? 'Write the sign itself.' : `Write ${sign === '\u00a0' ? 'a space' : sign}`,
        ],
        why: 'It is hard to read, and visitors may see the code.',
        bad: block('{ "type": "prose", "heading": "Sales &amp; service", "body": "We run your network." }'),
        good: block('{ "type": "prose", "heading": "Sales & service", "body": "We run your network." }'),
      },
    },
  },
  check({ document, report }) {
    const { references } = document;
    // Where a block is of no known type, nobody knows which of its texts are plain.
    if (isBroken(document)) return;
    let formatted: Set<string> | undefined;
    return (text, path) => {
      if (!MAYBE.test(text) || isTechnical(text, path)) return;
      formatted ??= new Set(
        references.filter(({ role }) => isFormatted(role)).map((reference) => JSON.stringify(reference.path)),
      );
      const isPlain = !formatted.has(JSON.stringify(path));
      const found = (isPlain ? (MARKUP.exec(text) ?? SHORTCODE.exec(text)) : null) ?? ENTITY.exec(text);
      // In a formatted text < and > can be written in no other way.
      if (!found || (!isPlain && /^&(?:lt|gt);/i.test(found[0]))) return;
      const location = { path: [...path], within: { offset: found.index, length: found[0].length } };
      if (ENTITY.test(found[0]) && found[0].startsWith('&')) {
        const sign = signOf(found[0].slice(1, -1));
        report('text/entity', location, { source: found[0], sign }, replaceWith(location, sign));
      } else report('text/markup', location, { source: found[0] }, replaceWith(location, withoutMarkup(found[0])));
    };
  },
});

/** The sign that an entity stands for, where that sign can be written and is no formatting itself. */
function signOf(name: string): string | undefined {
  const code = /^#x/i.test(name)
    ? Number.parseInt(name.slice(2), 16)
    : name.startsWith('#')
      ? Number(name.slice(1))
      : undefined;
  const sign = code === undefined ? signNamed(name) : String.fromCodePoint(Math.min(code, 0x10ffff));
  return sign !== undefined && /[<>*[\]\p{Cc}\p{Cs}]/u.test(sign) ? undefined : sign;
}

/** A sign by its name, in which capitals tell letters apart. */
function signNamed(name: string): string | undefined {
  const sign = ENTITIES[name.toLowerCase()];
  return /^[A-Z](?![A-Z])/.test(name) ? sign?.toUpperCase() : sign;
}

/** The words of what is formatted; undefined for HTML and shortcodes. */
function withoutMarkup(source: string): string | undefined {
  if (/^(?:\*\*|__)/.test(source)) return source.slice(2, -2);
  if (source.startsWith('`')) return source.slice(1, -1);
  if (source.startsWith('#')) return '';
  return SHORTCODE.test(source) ? undefined : /^\[([^\]]+)\]/.exec(source)?.[1];
}
