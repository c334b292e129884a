import type { Parent, PhrasingContent } from 'mdast';
import type { Extension as FromMarkdownExtension } from 'mdast-util-from-markdown';
import { resolveAll } from 'micromark-util-resolve-all';
import type { Code, Construct, Event, Extension, State, Token } from 'micromark-util-types';

/** `[words]{attributes}`, as Pandoc has it. */
export interface Span extends Parent {
  type: 'span';
  /** As they are written, with their braces. */
  attributes: string;
  children: PhrasingContent[];
}

declare module 'mdast' {
  interface PhrasingContentMap {
    span: Span;
  }
  interface RootContentMap {
    span: Span;
  }
}

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    span: 'span';
    spanEnd: 'spanEnd';
    spanAttributes: 'spanAttributes';
  }
}

/**
 * What stands in braces that hold attributes: `.class`, `#id` or `name=value`. A fact, as in `{site.name}`, has none of
 * these.
 */
export const ATTRIBUTES = String.raw`\s*:?\s*(?:[.#][\p{L}\p{N}_-]|(?:xml:)?[lL]ang\s*:|[\p{L}\p{N}_:-]+\s*=)[^{}\n]*`;
const IN_BRACES = new RegExp(`^\\{${ATTRIBUTES}\\}$`, 'u');

const BRACKET = ']'.charCodeAt(0);
const BRACE = '{'.charCodeAt(0);
const CLOSING_BRACE = '}'.charCodeAt(0);
/** As many brackets may be open at once: what stands in each other much deeper would exhaust whatever walks it. */
const MAX_OPEN = 50;
const isEnd = (code: Code): boolean => code === null || code < 0 || code === BRACE;

/** What closes a span, as what closes a link: the brackets around links and emphasis belong together first. */
const spanEnd: Construct = {
  name: 'spanEnd',
  tokenize(effects, ok, nok) {
    const isOpen = (token: Token): boolean => !token._balanced;
    const { length = 0 } = this._labelStarts ?? [];
    const opening = length > MAX_OPEN ? undefined : this._labelStarts?.findLast(isOpen);
    const begin: State = (code) => {
      if (code !== BRACE) return nok(code);
      effects.enter('spanAttributes');
      effects.consume(code);
      return within;
    };
    const within: State = (code) => {
      if (isEnd(code)) return nok(code);
      effects.consume(code);
      if (code !== CLOSING_BRACE) return within;
      const attributes = effects.exit('spanAttributes');
      effects.exit('spanEnd');
      if (!IN_BRACES.test(this.sliceSerialize(attributes))) return nok;
      this._labelStarts = this._labelStarts?.slice(0, this._labelStarts.findLastIndex(isOpen));
      return ok;
    };
    return (code) => {
      if (opening?.type !== 'labelLink') return nok(code);
      effects.enter('spanEnd');
      effects.consume(code);
      return begin;
    };
  },
  resolveTo(events, context) {
    const isOpening = ([kind, { type, _balanced }]: Event): boolean =>
      kind === 'enter' && type === 'labelLink' && !_balanced;
    const open = events.findLastIndex(isOpening);
    const close = events.findLastIndex(([kind, { type }]) => kind === 'enter' && type === 'spanEnd');
    const [start, end] = [events[open]?.[1].start, events.at(-1)?.[1].end] as [Token['start'], Token['end']];
    const span: Token = { type: 'span', start: { ...start }, end: { ...end } };
    const { null: constructs = [] } = context.parser.constructs.insideSpan;
    // A bracket is its token and, within, the one of its sign.
    const words = resolveAll(constructs, events.slice(open + 4, close), context);
    const made: Event[] = [['enter', span, context], ...words, ...events.slice(close), ['exit', span, context]];
    events.length = open;
    // One by one: a text may have more than a function takes.
    for (const event of made) events.push(event);
    return events;
  },
};

/** Reads `[words]{lang=de}`. */
export const bracketedSpans: Extension = { text: { [BRACKET]: spanEnd } };

/** Makes nodes of what the other has read. */
export const bracketedSpansAsNodes: FromMarkdownExtension = {
  canContainEols: ['span'],
  enter: {
    span(token) {
      this.enter({ type: 'span', attributes: '', children: [] }, token);
    },
  },
  exit: {
    spanAttributes(token) {
      (this.stack.at(-1) as Span).attributes = this.sliceSerialize(token);
    },
    span(token) {
      this.exit(token);
    },
  },
};
