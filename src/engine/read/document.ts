import { isGroup } from '../../model/content/is-group.ts';
import { reportInto, type Report } from '../../model/diagnostics/codes.ts';
import type { ContentDocument } from '../../model/content/content.ts';
import type { DataPath, Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import { schemaDiagnostics } from '../schema/faults/diagnose.ts';
import { wordsForValue } from '../schema/suggestions/samples.ts';
import { schemaCodes } from '../schema/codes.ts';
import type { Schemas } from '../schema/schemas.ts';
import { readingCodes } from './codes.ts';
import type { DocumentName } from './document-name.ts';
import { decode, MAX_DOCUMENT_SIZE } from './encoding.ts';
import { hiddenCharacters } from './hidden-characters.ts';
import { createSources } from './locate.ts';
import { isEndless, roundedNumbers } from './rounded-numbers.ts';
import { hasJustKeys, measure, scan } from './scan.ts';
import { duplicateKeys, syntaxDiagnostic } from './syntax.ts';
import { wantedType } from './syntax/wanted-type.ts';

/** How deep lists and groups may be nested. */
export const MAX_DEPTH = 64;

/**
 * What a file is: its data, its references and everything that is wrong with it by itself.
 * @param source its bytes; or its text, when it is known to be plain UTF-8
 */
export function createDocument(schemas: Schemas, name: DocumentName, source: Uint8Array | string): ContentDocument {
  const diagnostics: Diagnostic[] = [];
  const report = reportInto(diagnostics, name.file, readingCodes);
  const { text, byteOrderMark, wrongAt } = decode(source);
  const nothing: ContentDocument = { ...name, text, data: undefined, references: [], diagnostics };

  if (wrongAt) {
    const location = wrongAt.offset === undefined ? {} : { range: { offset: wrongAt.offset, length: 1 } };
    report('file/not-utf8', location, {
      utf16: wrongAt.utf16,
      ...(wrongAt.foreign !== undefined && { foreign: wrongAt.foreign }),
    });
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
    if (!reportTooDeep(text, report))
      diagnostics.push(syntaxDiagnostic(name.file, text, wantedType(schemas, name.kind)));
    return nothing;
  }
  const { keys, isTooDeep } = measure(data, MAX_DEPTH);
  if (isTooDeep) {
    reportTooDeep(text, report);
    return nothing;
  }
  if (!isGroup(data)) {
    reportInto(diagnostics, name.file, schemaCodes)('json/not-a-page', { path: [] }, { found: wordsForValue(data) });
    return nothing;
  }
  if (name.kind === 'page' && Object.keys(data).length === 0) {
    report('json/empty', { path: [] }, {});
    return nothing;
  }
  const isOneTwice = !hasJustKeys(text, keys) && scan(text, MAX_DEPTH).keys !== keys;
  const twice = isOneTwice ? duplicateKeys(name.file, text) : [];
  const { references, wrong } = compare(schemas, name, text, data);
  return { ...nothing, data, references, diagnostics: [...diagnostics, ...twice, ...wrong] };
}

/** The document of a file that is too large to be read. */
export function tooLargeDocument(name: DocumentName, size: number): ContentDocument {
  const diagnostics: Diagnostic[] = [];
  reportInto(diagnostics, name.file, readingCodes)('file/too-large', {}, { size, limit: MAX_DOCUMENT_SIZE });
  return { ...name, text: '', data: undefined, references: [], diagnostics };
}

/** Compares data with its schema, and looks for what nobody sees. */
function compare(schemas: Schemas, { file, kind }: DocumentName, text: string, data: object) {
  const { references, errors } = schemas.validate(kind, data);
  const hidden = hiddenCharacters(file, text, data);
  // A name or choice with a hidden character is unknown because of it: that is one mistake, not two.
  const keyOf = ({ location: { path, at } }: Diagnostic): string => JSON.stringify([path, at]);
  const rounded = roundedNumbers({ schemas, file, kind, text, data });
  // Nor is a number wrong in another way that is too large to be one.
  const known = new Set([...hidden, ...rounded.filter(isEndless)].map(keyOf));
  const wrong =
    errors.length > 0
      ? schemaDiagnostics(schemas, { file, kind, data, sourceAt: createSources(text) }, errors).filter(
          (diagnostic) => !known.has(keyOf(diagnostic)),
        )
      : [];
  const reported = new Set(wrong.map(keyOf));
  const all = [...hidden, ...wrong, ...rounded.filter((diagnostic) => !reported.has(keyOf(diagnostic)))];
  return { references: soundOnes(references, all), wrong: all };
}

/** Says where a text is nested too deep, if it is. */
function reportTooDeep(text: string, report: Report<typeof readingCodes>): boolean {
  const { tooDeepAt } = scan(text, MAX_DEPTH);
  if (tooDeepAt !== undefined)
    report('json/too-deep', { range: { offset: tooDeepAt, length: 1 } }, { limit: MAX_DEPTH });
  return tooDeepAt !== undefined;
}

/** References whose value is wrong already are left out, so that no rule reports them again. */
function soundOnes(references: ContentDocument['references'], wrong: Diagnostic[]): ContentDocument['references'] {
  const key = (path: DataPath): string => JSON.stringify(path);
  const paths = wrong.flatMap(({ code, location }) =>
    location.path && code !== 'text/too-long' ? [key(location.path)] : [],
  );
  if (paths.length === 0) return references;
  const named = new Set(paths);
  return references.filter(({ path }) => !named.has(key(path)));
}
