import { endOf, type Fault, type Token } from './first-fault.ts';
import { BARE_NAME, change, lineEnd, tryFix, suggest, suggestIfRead, type Recognizer } from './try-fix.ts';

/** How many ends of a text are tried. */
const MAX_TRIES = 12;
/** What looks like the next field, also where another sign stands for its comma or its colon. */
const FIELD = /"\s*:|^"\s*[;|，、；،؛]\s*"?[A-Za-z_$][\w$-]*"?\s*[:：]/;

/** Words that begin with a low or a curly quote, which a straight one is to end: as most keyboards have no other. */
const HALF = /(?:„[^"“”]*|^[^„]*“[^"”]*)$/;

/** Signs of another script that stand behind a whole text, and are told next. */
const WIDE = '[｝］】]|[，、](?=\\s*(?:"[A-Za-z_$][\\w$-]*"\\s*[:：]|$))';
const WIDE_BEHIND = new RegExp(`^"\\s*(?:${WIDE})`, 'm');
const CLOSING = new RegExp(`(?<!\\\\)"(?=\\s*(?:[,}\\]]|${WIDE}|$))`, 'g');

/** What programs put two texts together with. */
const JOINED = /^"\s*\+\s*"/;

/** The text that may have been ended too early: right before the fault, or before a comma that belongs to it. */
function endedText({ text, here, before, earlier, expected }: Fault): Token | undefined {
  if (expected === 'comma') return before?.kind === 'string' ? before : undefined;
  const isHalf = before?.source === ',' && earlier?.kind === 'string' && HALF.test(earlier.source.slice(1, -1));
  const isName = BARE_NAME.test(text.slice(here.offset, lineEnd(text, here.offset)));
  return isHalf && here.kind === 'word' && !isName ? earlier : undefined;
}

/** A double quote inside a text that ends it: the text goes on up to a quote after which the line can be read on. */
export const innerQuotes: Recognizer = (fault, report) => {
  const { text, here } = fault;
  const before = endedText(fault);
  if (!before || here.kind === 'end') return false;
  const inner = endOf(before) - 1;
  // Two whole texts side by side lack a comma.
  if (here.kind === 'string' && !here.wrong && here.offset > inner + 1) return false;
  if (here.kind === 'sign') return false;
  const joined = JOINED.exec(text.slice(inner))?.[0];
  if (joined !== undefined) {
    const range = { offset: inner, length: joined.length };
    report(
      'json/inner-quote',
      { range },
      { joined: true },
      suggestIfRead(text, [change(inner, joined.length, '')], inner),
    );
    return true;
  }
  const end = lineEnd(text, inner);
  const ends = [...text.slice(here.offset, end).matchAll(CLOSING)];
  for (const { index } of ends.slice(0, MAX_TRIES)) {
    const last = here.offset + index;
    const words = text.slice(inner, last);
    // What looks like the next field is the next field.
    if (FIELD.test(words)) return false;
    const quotes = [...words.matchAll(/(?<!\\)"/g)];
    const found = tryFix(
      text,
      quotes.map((quote) => change(inner + quote.index, 1, '\\"')),
    );
    const isBeforeWide = found.reach > last && WIDE_BEHIND.test(text.slice(last, end));
    if (found.reach <= end && !isBeforeWide) continue;
    const length = (quotes.at(-1)?.index ?? 0) + 1;
    const isOne = quotes.length === 1;
    const begun = text.slice(before.offset + 1, inner);
    const isMeant = isOne ? /\d$/.test(begun) || HALF.test(begun) : quotes.length % 2 === 0;
    report('json/inner-quote', { range: { offset: inner, length } }, {}, suggest(found, { certain: isMeant }));
    return true;
  }
  return false;
};
