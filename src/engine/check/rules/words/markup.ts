import { block } from '../../../../model/diagnostics/example.ts';
import { isBroken } from '../../../../model/content/content.ts';
import { shown } from '../../../../model/words/phrases.ts';
import { isTechnical } from '../../../../model/content/texts.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { ATTRIBUTES } from '../../../read/rich-text/bracketed-spans.ts';
import { ENTITIES, signOf } from '../../../read/rich-text/entities.ts';
import { LANGUAGE, SAID } from '../../../read/rich-text/phrase-language.ts';
import { SHORTCODE } from '../../../read/rich-text/remnants.ts';
import { isFormatted } from '../../../read/rich-text/rich-text.ts';
import { documentRule } from '../../rule.ts';

/** Formatting of formatted texts, and HTML. */
const MARKUP =
  /\*\*\S(?:[^*]*\S)?\*\*|(?<!\w)__\S(?:[^_]*\S)?__(?!\w)|\[[^[\]]+\]\s?\([^()\s]+\)|<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|<!--[^]*?-->|^#{1,6} |`[^`]+`/i;
/** Words in another language, and other attributes. */
const SPAN = new RegExp(`\\[[^[\\]]+\\]\\s?\\{${ATTRIBUTES}\\}|${LANGUAGE}${SAID}[^{}]*\\}?`, 'u');
const MAYBE = /&[a-z#]|\]\s?\{|\{:?\s*lang|\*\*|__|\]\s?\(|<\/?[a-z]|<!--|^#|`|\[[a-z/]/i;

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
        fixable: 'sometimes',
      },
      'text/entity': {
        level: 'advice',
        title: 'A sign is written as code',
        message: ({ source, sign, others }: { source: string; sign?: string; others: number }) => [
          `${shown(source)} is a sign written in the code of web pages. Here every sign is written as itself.${
            others === 0 ? '' : ` This text has ${others} more.`
          }`,
          sign === undefined ? 'Write the sign itself.' : `Write ${sign === '\u00a0' ? 'a space' : sign}`,
        ],
        why: 'It is hard to read, and visitors may see the code.',
        bad: block('{ "type": "prose", "heading": "Sales &amp; service", "body": "We run your network." }'),
        good: block('{ "type": "prose", "heading": "Sales & service", "body": "We run your network." }'),
        fixable: 'sometimes',
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
      const found = isPlain ? (MARKUP.exec(text) ?? SPAN.exec(text) ?? SHORTCODE.exec(text)) : null;
      if (found) {
        const [source] = found;
        const location = { path: [...path], within: { offset: found.index, length: source.length } };
        // What its author wanted nobody to read is said by nothing else.
        const certain = source.startsWith('<!--');
        const plain = source === text.trim() && certain ? undefined : withoutMarkup(source);
        return report('text/markup', location, { source }, replaceWith(location, plain, { certain }));
      }
      // In a formatted text < and > can be written in no other way.
      const entities = [...text.matchAll(ENTITIES)].filter(([entity]) => isPlain || !/^&(?:lt|gt);/i.test(entity));
      const [first] = entities;
      if (!first) return;
      const [source] = first;
      const location = { path: [...path], within: { offset: first.index, length: source.length } };
      const args = { source, sign: plainSign(source), others: entities.length - 1 };
      const asSigns = text.replace(ENTITIES, (entity) => plainSign(entity) ?? entity);
      report(
        'text/entity',
        location,
        args,
        asSigns === text ? [] : replaceWith({ path: [...path] }, asSigns, { certain: true }),
      );
    };
  },
});

/** The sign that an entity stands for, where that is no formatting itself. */
function plainSign(entity: string): string | undefined {
  const sign = signOf(entity);
  return sign !== undefined && /[<>*[\]\ufffd\p{Cc}\p{Cs}]/u.test(sign) ? undefined : sign;
}

/** The words of what is formatted; undefined for HTML and shortcodes. */
function withoutMarkup(source: string): string | undefined {
  if (/^(?:\*\*|__)/.test(source)) return source.slice(2, -2);
  if (source.startsWith('`')) return source.slice(1, -1);
  if (/^(?:[#{]|<!--)/.test(source)) return '';
  return SHORTCODE.test(source) ? undefined : /^\[([^\]]+)\]/.exec(source)?.[1];
}
