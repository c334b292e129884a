import { block, site } from '../../../../model/diagnostics/example.ts';
import { fieldsCalled } from '../../../schema/vocabulary/fields-called.ts';
import { nearest } from '../../../../model/words/meant/nearest.ts';
import { inPlainLetters } from '../../../../model/words/letters/plain-letters.ts';
import { didYouMean } from '../../../../model/words/phrases.ts';
import { forEachString } from '../../../../model/content/texts.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { findTokens, tokenValues } from '../../../../model/content/tokens.ts';
import { isLanguage } from '../../../site/languages/language-codes.ts';
import { languageAt } from '../../../site/languages/languages.ts';
import { cycleThrough, trimToCycles, type Graph } from '../../cycles.ts';
import { longFacts } from '../../facts/long-facts.ts';
import { siteDataOf } from '../../../site/site-data.ts';
import { documentRule } from '../../rule.ts';
import type { Codes, Report } from '../../../../model/diagnostics/codes.ts';
import type { Location } from '../../../../model/diagnostics/diagnostic.ts';

const codes = {
  'token/unknown': {
    level: 'error',
    title: 'A fact in braces does not exist',
    message: ({ name, suggestion, names }: { name: string; suggestion?: string; names: string[] }) => [
      `There is no "{${name}}". It is neither in pages/_site.json nor one of the built-in facts, so visitors would see the braces.`,
      didYouMean(
        suggestion && `{${suggestion}}`,
        `You can use ${names
          .slice(0, 8)
          .map((known) => `{${known}}`)
          .join(', ')}${names.length > 8 ? ' and more' : ''}. For plain braces write {{${name}}}.`,
      ),
    ],
    why: 'Visitors would see the braces.',
    bad: block('{ "type": "prose", "body": "Call {site.phone}" }'),
    good: block('{ "type": "prose", "body": "Call {site.phones.main}" }'),
    fixable: 'sometimes',
  },
  'token/circular': {
    level: 'error',
    title: 'A fact quotes itself',
    message: ({ name }: { name: string }) => [
      `This fact quotes {${name}}, which leads back to itself.`,
      'Write its words here.',
    ],
    why: 'It would never end, so nobody would see the fact.',
    bad: site('"phones": { "main": "{site.phones.main}" }'),
    good: site('"country": "DE", "phones": { "main": "030 5550123" }'),
  },
} satisfies Codes;

/** Every `{token}` has a value. */
export const tokens = documentRule({
  meta: { codes },
  check({ document: { kind, address }, site, report }) {
    // A language may have facts of its own.
    const { folder, data } = languageAt(site.content, address);
    const values = site.tokens && folder !== '' ? tokenValues(data) : site.tokens;
    if (!values) return;
    const names = [...values.keys()];
    let circular: Map<string, string> | undefined;
    return (text, path) => {
      if (!text.includes('{')) return;
      for (const token of findTokens(text)) {
        const { name, offset, length } = token;
        // A sentence has placeholders of its own.
        if (values.has(name) || (path[0] === 'strings' && !name.includes('.'))) continue;
        // A fact that is too long is reported in the site file.
        if (longFacts(data).has(name)) continue;
        circular ??= circularFacts(siteDataOf(site.content));
        const location = { path: [...path], within: { offset, length } };
        const first = circular.get(name);
        if (first === undefined) reportUnknown(text, token, location, names, report);
        // A cycle is reported once, in the first of its facts.
        else if (kind === 'site' && `site.${path.join('.')}` === first) report('token/circular', location, { name });
      }
    };
  },
});

function reportUnknown(
  text: string,
  { name, offset }: ReturnType<typeof findTokens>[number],
  location: Location,
  names: readonly string[],
  report: Report<typeof codes>,
): void {
  const fact = ownFact(name, names) ?? inOtherCapitals(name, names);
  const suggestion =
    languageOfPhrase(text, offset, name) ??
    fact ??
    inItsGroup(name, names) ??
    nearestFact(name, names) ??
    inAnotherGroup(name, names) ??
    factCalled(name, names);
  const fix = replaceWith(location, suggestion && `{${suggestion}}`, { certain: fact !== undefined });
  report('token/unknown', location, { name, suggestion, names: [...names] }, fix);
}

/** The language right behind words in brackets, in the right form: "[Adieu]{fr}" is "[Adieu]{lang=fr}". */
function languageOfPhrase(text: string, offset: number, name: string): string | undefined {
  return text.charAt(offset - 1) === ']' && isLanguage(name) ? `lang=${name}` : undefined;
}

/** The own fact whose group is left out of a name: "{site.iban}" is "{site.facts.iban}". */
function ownFact(name: string, names: readonly string[]): string | undefined {
  const [, fact] = /^(?:site\.|facts\.)?([^.]+)$/.exec(name) ?? [];
  return fact && names.find((known) => known === `site.facts.${fact}`);
}

/** The only fact of this name but for capitals. */
function inOtherCapitals(name: string, names: readonly string[]): string | undefined {
  const [fact, ...others] = names.filter((known) => known.toLowerCase() === name.toLowerCase());
  return others.length === 0 ? fact : undefined;
}

/**
 * The fact of a group by its name in other languages or programs: "{site.address.plz}" is "{site.address.postalCode}".
 */
function inItsGroup(name: string, names: readonly string[]): string | undefined {
  const [, group = '', called = ''] = /^(.+\.)([^.]+)$/.exec(name) ?? [];
  const facts = fieldsCalled(called, { mayBeAlike: false }).map((field) => group + field);
  return facts.find((fact) => names.includes(fact));
}

/** The fact that is written most alike. What a group of facts begins with makes none of them more alike. */
function nearestFact(name: string, names: readonly string[]): string | undefined {
  const group = /^site\.[^.]+\./.exec(name)?.[0];
  if (group === undefined) return nearest(name, names);
  const inGroup = names.filter((known) => known.startsWith(group)).map((known) => known.slice(group.length));
  const found = nearest(name.slice(group.length), inGroup);
  return found === undefined
    ? nearest(
        name,
        names.filter((known) => !known.startsWith(group)),
      )
    : group + found;
}

/** The only fact of this name in another group: "{site.facts.street}" is "{site.address.street}". */
function inAnotherGroup(name: string, names: readonly string[]): string | undefined {
  const called = name.split('.').at(-1) ?? '';
  const wanted = new Set([called, ...fieldsCalled(called, { mayBeAlike: false })]);
  const [fact, ...others] = names.filter((known) => wanted.has(/^site\..+\.([^.]+)$/.exec(known)?.[1] ?? ''));
  return others.length === 0 ? fact : undefined;
}

/** Common words for facts, and how the names of these facts begin. */
const CALLED: [called: RegExp, fact: string][] = [
  [/(?:^|\.)(?:e-?)?mail/, 'site.emails.'],
  [/(?:^|\.)(?:tele?f|phone|fon|mobil|handy)/, 'site.phones.'],
  [/hours|zeiten|horario|horaire|orari|tijden/, 'site.hours'],
  [/(?:^|\.)(?:firm|company|business|empresa)/, 'site.name'],
];

/** The fact that was meant by a name in other words, or in another language: "{telefon}" is "{site.phones.main}". */
function factCalled(name: string, names: readonly string[]): string | undefined {
  const plain = inPlainLetters(name);
  const fact = CALLED.find(([called]) => called.test(plain))?.[1];
  const fields = fieldsCalled(name.split('.').at(-1) ?? '', { mayBeAlike: false }).map((field) => `site.${field}`);
  return names.find((known) =>
    fact === undefined
      ? fields.some((field) => known === field || known.startsWith(`${field}.`))
      : known.startsWith(fact),
  );
}

/** Facts that quote themselves, directly or not, each with the first fact of its cycle, by name. */
function circularFacts(data: Record<string, unknown> | undefined): Map<string, string> {
  const quoted = new Map<string, string[]>();
  forEachString(data, (text, path) => {
    const names = text.includes('{') ? findTokens(text).map(({ name }) => name) : [];
    if (names.length > 0) quoted.set(`site.${path.join('.')}`, names);
  });
  const circular = new Map<string, string>();
  const cyclic = trimToCycles(quoted);
  for (const start of quoted.keys()) {
    if (!cyclic.has(start) || circular.has(start)) continue;
    const cycle = cycleFrom(start, cyclic);
    const [first] = [...cycle].toSorted();
    if (first !== undefined) for (const name of cycle) circular.set(name, first);
  }
  return circular;
}

/** The facts from one back to itself; empty when it does not lead back. */
function cycleFrom(start: string, quoted: Graph): string[] {
  for (const next of quoted.get(start) ?? []) {
    const cycle = cycleThrough(start, next, quoted);
    if (cycle) return cycle;
  }
  return [];
}
