import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getLocation, type Location as Place } from 'jsonc-parser';
import { reportInto } from '../../model/diagnostics/codes.ts';
import { PAGES, type ContentDocument } from '../../model/content/content.ts';
import { valueAt } from '../../model/content/value-at.ts';
import type { DataPath, Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import { ToolError } from '../../model/diagnostics/tool-error.ts';
import { weighed } from '../check/severity.ts';
import { spellingCodes } from '../check/spelling-codes.ts';
import { importPackage } from '../disk/cache/compile-cache.ts';
import { project } from '../disk/project.ts';
import { partOfString } from '../read/parsed-text.ts';
import { parseRichText } from '../read/rich-text/rich-text.ts';
import type { SiteContent } from '../read/site-content.ts';
import { languageAt } from '../site/languages/languages.ts';
import { wholeOf } from '../site/outline.ts';

type SpellChecker = Pick<typeof import('cspell-lib'), 'spellCheckDocument'>;

/** The settings and the list of words, for this and for `npx cspell` alike. */
const SETTINGS = 'cspell.json';

/**
 * The words of a site that are in no dictionary. The spell checker is loaded here and nowhere else: it takes longer
 * than all other checks.
 * @param only reports on these files alone
 * @throws ToolError when the spell checker is not installed, or cannot use its settings
 */
export async function checkSpelling(content: SiteContent, only?: ReadonlySet<string>): Promise<Diagnostic[]> {
  const checker = await load();
  const { root } = content.source;
  const own = path.join(root, SETTINGS);
  const settings = [own, path.join(project, SETTINGS)].find((file) => fs.existsSync(file));
  const diagnostics: Diagnostic[] = [];
  for (const document of content.documents.values()) {
    // A file that cannot be read as JSON has no texts yet.
    if ((only && !only.has(document.file)) || document.data === undefined) continue;
    // There is an English dictionary; who names others has settings of their own.
    if (settings !== own && !isEnglish(document, content)) continue;
    diagnostics.push(...(await unknownWords(checker, wholeOf(document), settings, root)));
  }
  return weighed(diagnostics, content);
}

const isEnglish = ({ file }: ContentDocument, content: SiteContent): boolean =>
  /^en\b/i.test(languageAt(content, file.slice(PAGES.length)).lang);

async function unknownWords(
  { spellCheckDocument }: SpellChecker,
  { file, text, data }: ContentDocument,
  configFile: string | undefined,
  root: string,
): Promise<Diagnostic[]> {
  const uri = pathToFileURL(path.join(root, file)).href;
  const options = {
    ...(configFile !== undefined && { configFile }),
    noConfigSearch: true,
    generateSuggestions: true,
    numSuggestions: 1,
  };
  // The letter of an escape such as "\n" belongs to no word; two spaces keep what follows in its place.
  const { issues, configErrors, errors } = await spellCheckDocument(
    { uri, text: text.replace(/\\[^u]/g, '  ') },
    options,
    {},
  );
  const fault = errors?.[0] ?? configErrors?.[0]?.error;
  if (fault) throw new ToolError(`The spell checker cannot use ${configFile ?? SETTINGS}: ${fault.message}`);
  const diagnostics: Diagnostic[] = [];
  const report = reportInto(diagnostics, file, spellingCodes);
  for (const { text: word, offset, suggestionsEx } of issues) {
    const place = getLocation(text, offset);
    // Names of fields are for the checker of fields.
    if (place.isAtPropertyKey || isElsewhere(data, place.path) || isInPhrase(offset, text, place)) continue;
    const best = suggestionsEx?.[0];
    const suggestion = best?.wordAdjustedToMatchCase ?? best?.word;
    const edits = suggestion
      ? [{ edits: [{ kind: 'text' as const, range: { offset, length: word.length }, text: suggestion }] }]
      : [];
    report(
      'text/spelling',
      { range: { offset, length: word.length }, about: place.path },
      { word, suggestion, list: SETTINGS },
      edits,
    );
  }
  return diagnostics;
}

/** Whether a text is in a language of its own: the dictionaries are those of the page. */
const isElsewhere = (data: unknown, path: DataPath): boolean =>
  path.some((_key, depth) => depth > 0 && valueAt(data, [...path.slice(0, depth), 'lang']) !== undefined);

/** Whether a place is within a phrase that says which language it is in. */
function isInPhrase(offset: number, text: string, { previousNode: node }: Place): boolean {
  if (node?.type !== 'string' || !/lang\s*=/.test(node.value as string)) return false;
  return parseRichText(node.value as string, 'articleText').phrases.some((phrase) => {
    const { offset: start, length } = partOfString(text, node.offset, phrase);
    return offset >= start && offset < start + length;
  });
}

async function load(): Promise<SpellChecker> {
  try {
    return (await importPackage('cspell-lib')) as SpellChecker;
  } catch {
    throw new ToolError(
      'The spell checker is not installed here: npm install --save-dev cspell-lib@9. Or leave out "--spelling".',
    );
  }
}
