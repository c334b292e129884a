import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SpellCheckFileOptions, SpellCheckFileResult } from 'cspell-lib';
import { getLocation, type Location as Place } from 'jsonc-parser';
import { reportInto } from '../../model/diagnostics/codes.ts';
import { PAGES, type ContentDocument } from '../../model/content/content.ts';
import { valueAt } from '../../model/content/value-at.ts';
import type { DataPath, Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import { ToolError } from '../../model/diagnostics/tool-error.ts';
import { withConfiguredSeverity } from '../check/severity.ts';
import { spellingCodes } from '../check/spelling-codes.ts';
import { importPackage } from '../disk/cache/compile-cache.ts';
import { faultCode } from '../disk/files/fault-code.ts';
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
  const meant: Suggestions = new Map();
  for (const document of content.documents.values()) {
    // A file that cannot be read as JSON has no texts yet.
    if ((only && !only.has(document.file)) || document.data === undefined) continue;
    // There is an English dictionary; who names others has settings of their own.
    if (settings !== own && !isEnglish(document, content)) continue;
    diagnostics.push(...(await unknownWords(checker, wholeOf(document), { configFile: settings, root, meant })));
  }
  return withConfiguredSeverity(diagnostics, content);
}

const isEnglish = ({ file }: ContentDocument, content: SiteContent): boolean =>
  /^en\b/i.test(languageAt(content, file.slice(PAGES.length)).lang);

/** What may be meant by words that are unknown, as far as it was asked. To look for it takes longer than to read a page. */
type Suggestions = Map<string, string | undefined>;

interface Asked {
  configFile: string | undefined;
  root: string;
  meant: Suggestions;
}

async function unknownWords(
  checker: SpellChecker,
  { file, text, data }: ContentDocument,
  asked: Asked,
): Promise<Diagnostic[]> {
  const uri = pathToFileURL(path.join(asked.root, file)).href;
  // The letter of an escape such as "\n" belongs to no word; two spaces keep what follows in its place.
  const issues = await issuesIn(checker, { uri, text: text.replace(/\\[^u]/g, '  ') }, asked);
  const found = issues.flatMap(({ text: word, offset }) => {
    const place = getLocation(text, offset);
    // Names of fields are for the checker of fields.
    const isOthers = place.isAtPropertyKey || isElsewhere(data, place.path) || isInPhrase(offset, text, place);
    return isOthers ? [] : [{ word, offset, about: place.path }];
  });
  await askFor(checker, { uri, words: found.map(({ word }) => word) }, asked);
  const diagnostics: Diagnostic[] = [];
  const report = reportInto(diagnostics, file, spellingCodes);
  for (const { word, offset, about } of found) {
    const suggestion = asked.meant.get(word);
    const range = { offset, length: word.length };
    const edits = suggestion ? [{ edits: [{ kind: 'text' as const, range, text: suggestion }] }] : [];
    report('text/spelling', { range, about }, { word, suggestion, list: SETTINGS }, edits);
  }
  return diagnostics;
}

/** Notes what may be meant by words of a file that no file before had. They are read as a text of their own. */
async function askFor(
  checker: SpellChecker,
  { uri, words }: { uri: string; words: string[] },
  asked: Asked,
): Promise<void> {
  const fresh = [...new Set(words)].filter((word) => !asked.meant.has(word));
  if (fresh.length === 0) return;
  for (const word of fresh) asked.meant.set(word, undefined);
  const how = { generateSuggestions: true, numSuggestions: 1 };
  for (const { text, suggestionsEx } of await issuesIn(checker, { uri, text: fresh.join('\n') }, asked, how)) {
    const best = suggestionsEx?.[0];
    asked.meant.set(text, best?.wordAdjustedToMatchCase ?? best?.word);
  }
}

async function issuesIn(
  { spellCheckDocument }: SpellChecker,
  document: { uri: string; text: string },
  { configFile }: Asked,
  how: SpellCheckFileOptions = {},
): Promise<SpellCheckFileResult['issues']> {
  const options = { ...(configFile !== undefined && { configFile }), noConfigSearch: true, ...how };
  const { issues, configErrors, errors } = await spellCheckDocument(document, options, {});
  const fault = errors?.[0] ?? configErrors?.[0]?.error;
  if (fault) throw new ToolError(`The spell checker cannot use ${configFile ?? SETTINGS}: ${fault.message}`);
  return issues;
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
  } catch (fault) {
    const isMissing = faultCode(fault) === 'ERR_MODULE_NOT_FOUND';
    const why = isMissing ? 'is not installed here' : `cannot be loaded (${(fault as Error).message})`;
    throw new ToolError(`The spell checker ${why}: npm install --save-dev cspell-lib@9. Or leave out "--spelling".`);
  }
}
