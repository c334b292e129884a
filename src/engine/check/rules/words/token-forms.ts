import { block } from '../../../../model/diagnostics/example.ts';
import { nearest } from '../../../../model/words/meant/nearest.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { TOKEN } from '../../../../model/content/tokens.ts';
import { documentRule } from '../../rule.ts';
import { hasDiagnosticAt } from '../../has-diagnostic.ts';

type Form = 'wide' | 'letters' | 'dollar' | 'spaces' | 'unclosed' | 'single' | 'percent';

/** What a name is made of, as in a token, so that one of other letters than a to z is not cut off at them. */
const SIGN = '\\p{L}\\p{M}\\p{N}_';
const NAME = `((?:site\\.|Site\\.|SITE\\.)[${SIGN}.-]*[${SIGN}]|year)`;
const shape = (source: string): RegExp => new RegExp(source, 'u');
/** Ways in which people write a fact that are none, with the name of the fact in each. */
const FORMS: [form: Form, shape: RegExp][] = [
  ['wide', shape(`｛\\s*${NAME}\\s*[｝}]|\\{\\s*${NAME}\\s*｝`)],
  ['letters', shape('[{｛]\\s*(ｓｉｔｅ．[\\uff10-\\uff5a．.\\w]*)\\s*[}｝]')],
  ['dollar', shape(`\\$\\{\\s*${NAME}\\s*\\}`)],
  ['spaces', shape(`(?<!\\{)\\{(?:\\s+${NAME}\\s*|${NAME}\\s+)\\}`)],
  ['unclosed', shape(`(?<!\\{)\\{\\s*${NAME}(?![${SIGN}.-]*\\s*\\}|[${SIGN}.])[\\]\\)>]?`)],
  ['single', shape(`(?<![${SIGN}./@{-])${NAME}\\}`)],
  ['percent', shape(`%${NAME}%|(?<!\\])\\[${NAME}\\](?![\\(\\[])|<${NAME}>`)],
];
/** What any of them has in it. */
const MAYBE = /site\.|year|ｓｉｔｅ/i;
const NAMED = /site\.|ｓｉｔｅ|[{｛%[<]\s*year|year\s*[}｝]/i;
// Most texts with a fact write it as one: that is seen without the shapes, which take their time to be compiled.
const mayBeMalformed = (text: string): boolean => text.includes('${') || NAMED.test(text.replaceAll(TOKEN, ''));

const WRONG: Record<Form, string> = {
  wide: 'These braces are wider than those of a fact, so visitors would see what is written here.',
  letters: 'These letters are wider than those of a fact, so visitors would see what is written here.',
  dollar: 'A fact has no $ before its braces, so visitors would see it.',
  spaces: 'A fact has no spaces inside its braces, so visitors would see the braces.',
  unclosed: 'The closing brace of this fact is missing, so visitors would see what is written here.',
  single: 'The opening brace of this fact is missing, so visitors would see what is written here.',
  percent: 'A fact stands in braces, so visitors would see what is written here.',
};

/** Facts in braces are written as such: what looks like one and is none would be shown as it is. */
export const tokenForms = documentRule({
  meta: {
    codes: {
      'token/malformed': {
        level: 'error',
        title: 'A fact is not written as one',
        message: ({ form, suggestion }: { form: Form; suggestion: string }) => [WRONG[form], `Write ${suggestion}`],
        why: 'Visitors would see the name of the fact instead of the fact.',
        bad: block('{ "type": "prose", "body": "Call { site.phones.main }" }'),
        good: block('{ "type": "prose", "body": "Call {site.phones.main}" }'),
      },
      'token/escaped': {
        level: 'advice',
        title: 'A fact has two pairs of braces',
        message: ({ name }: { name: string }) => [
          `With two pairs of braces visitors see {${name}} itself, not the fact of this name.`,
          `Write {${name}} for the fact.`,
        ],
        why: 'Two pairs of braces are for texts that speak about braces.',
        bad: block('{ "type": "prose", "body": "Call {{site.phones.main}}" }'),
        good: block('{ "type": "prose", "body": "Call {site.phones.main}" }'),
      },
    },
  },
  check({ document, site: { tokens }, report }) {
    if (!tokens || !MAYBE.test(document.text)) return;
    const isWrong = hasDiagnosticAt(document);
    return (text, path) => {
      if (!MAYBE.test(text) || isWrong(path)) return;
      for (const [form, shape] of mayBeMalformed(text) ? FORMS : []) {
        const found = shape.exec(text);
        const name = found
          ?.slice(1)
          .find((part) => part !== undefined)
          ?.normalize('NFKC');
        if (!found || name === undefined) continue;
        const meant = tokens.has(name) ? name : (nearest(name, tokens.keys()) ?? name);
        const location = { path: [...path], within: { offset: found.index, length: found[0].length } };
        report('token/malformed', location, { form, suggestion: `{${meant}}` }, replaceWith(location, `{${meant}}`));
        return;
      }
      for (const { 0: written, 1: name = '', index } of text.matchAll(TOKEN)) {
        if (!tokens.has(name)) continue;
        const location = { path: [...path], within: { offset: index, length: written.length } };
        report('token/escaped', location, { name }, replaceWith(location, `{${name}}`));
      }
    };
  },
});
