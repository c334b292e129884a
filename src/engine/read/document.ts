import type { ContentDocument, DataPath, DocumentKind } from '../../model/content.ts';
import { describe } from '../report/describe.ts';
import { decode, decoded, LARGEST } from './encoding.ts';
import { reportInto, type Finding, type Report } from '../check/finding.ts';
import { hiddenCharacters } from './hidden-characters.ts';
import { wordsForValue } from '../schema/samples.ts';
import { hasJustKeys, measure, scan } from './scan.ts';
import { schemaFindings } from '../schema/schema-problems.ts';
import { duplicateKeys, syntaxFinding } from './syntax.ts';
import { validate } from '../schema/validate.ts';

/** How deep lists and groups may be nested. */
export const DEEPEST = 64;

type Content = Pick<ContentDocument, 'text' | 'data' | 'facts'> & { findings: Finding[] };

/**
 * What a file is: its data, its facts and everything that is wrong with it by itself.
 * @param source its bytes; or its text, when it is known to be plain UTF-8
 */
export function createDocument(file: string, kind: DocumentKind, address: string, source: Buffer | string): ContentDocument {
  const { text, data, facts, findings } = readSource(kind, source);
  return { file, kind, address, text, data, facts, problems: describe({ file, kind, text, data }, findings) };
}

/** The document of a file that is too large to be read. */
export function tooLargeDocument(file: string, kind: DocumentKind, address: string, size: number): ContentDocument {
  const findings: Finding[] = [];
  reportInto(findings)('file/too-large', {}, { size, limit: LARGEST });
  return { file, kind, address, text: '', data: undefined, facts: [], problems: describe({ file, kind, text: '', data: undefined }, findings) };
}

function readSource(kind: DocumentKind, source: Buffer | string): Content {
  const findings: Finding[] = [];
  const report = reportInto(findings);
  const { text, byteOrderMark, wrongAt } = typeof source === 'string' ? decoded(source) : decode(source);
  const nothing = { text, data: undefined, facts: [], findings };

  if (wrongAt) {
    report('file/not-utf8', wrongAt.offset === undefined ? {} : { range: { offset: wrongAt.offset, length: 1 } }, { utf16: wrongAt.utf16 });
    return nothing;
  }
  if (byteOrderMark) report('file/byte-order-mark', {}, {});
  if (text.trim() === '') {
    report('json/empty', {}, {});
    return nothing;
  }
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    if (!reportTooDeep(text, report)) findings.push(syntaxFinding(text));
    return nothing;
  }
  const { keys, isTooDeep } = measure(data, DEEPEST);
  if (isTooDeep) {
    reportTooDeep(text, report);
    return nothing;
  }
  if (data === null || typeof data !== 'object' || Array.isArray(data)) {
    report('json/not-a-page', { path: [] }, { found: wordsForValue(data) });
    return nothing;
  }
  if (!hasJustKeys(text, keys) && scan(text, DEEPEST).keys !== keys) findings.push(...duplicateKeys(text));
  const { facts, errors } = validate(kind, data);
  const hidden = hiddenCharacters(text, data);
  // A name with a hidden character is unknown because of it: that is one mistake, not two.
  const hiddenNames = new Set(hidden.flatMap(({ spot }) => (spot.at === 'key' ? [JSON.stringify(spot.path)] : [])));
  const wrong = (errors.length > 0 ? schemaFindings(kind, data, errors) : []).filter(
    ({ spot }) => spot.at !== 'key' || !hiddenNames.has(JSON.stringify(spot.path)),
  );
  findings.push(...hidden, ...wrong);
  return { text, data: data as Record<string, unknown>, facts: wrong.length > 0 ? soundFacts(facts, wrong) : facts, findings };
}

/** Says where a text is nested too deep, if it is. */
function reportTooDeep(text: string, report: Report): boolean {
  const { tooDeepAt } = scan(text, DEEPEST);
  if (tooDeepAt !== undefined) report('json/too-deep', { range: { offset: tooDeepAt, length: 1 } }, { limit: DEEPEST });
  return tooDeepAt !== undefined;
}

/** Facts whose value is wrong already are left out, so that no other rule reports them again. */
function soundFacts(facts: ContentDocument['facts'], findings: Finding[]): ContentDocument['facts'] {
  const key = (path: DataPath): string => JSON.stringify(path);
  const wrong = new Set(findings.flatMap(({ code, spot }) => (spot.path && code !== 'text/too-long' ? [key(spot.path)] : [])));
  return facts.filter(({ path }) => !wrong.has(key(path)));
}
