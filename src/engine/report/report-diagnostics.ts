import { compareTexts } from '../../model/compare.ts';
import type { ContentDocument } from '../../model/content/content.ts';
import { getOrInsert } from '../../model/memoize.ts';
import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import type { ReportedDiagnostic } from '../../model/diagnostics/reported.ts';
import { fixOf } from '../../model/diagnostics/suggestions.ts';
import { metaOf } from '../check/codes.ts';
import { createLocator, type Position } from '../read/locate.ts';
import { wholeOf } from '../site/outline.ts';
import { documentIn, type SiteContent } from '../read/site-content.ts';
import { placeInWords } from '../schema/place-in-words.ts';
import type { Schemas } from '../schema/schemas.ts';

const START: Position = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** What is said where `npm run fix` fixes something by itself, without any doubt. */
const FIX = '"npm run fix" does it for you';

/** What diagnostics are about. */
type Reported = Pick<SiteContent, 'documents' | 'schemas'> & Partial<Pick<SiteContent, 'own'>>;

/** Fills the messages of diagnostics and finds their positions. In the order in which a reader meets them. */
export function reportDiagnostics(diagnostics: readonly Diagnostic[], content: Reported): ReportedDiagnostic[] {
  const locators = new Map<string, ReturnType<typeof createLocator>>();
  const documents = new Map<string, ContentDocument | undefined>();
  const documentOf = (file: string): ContentDocument | undefined => {
    if (!documents.has(file)) {
      const document = documentIn(content, file);
      documents.set(file, document && wholeOf(document));
    }
    return documents.get(file);
  };
  const locate = ({ file, location }: Diagnostic): Position => {
    if (!location.path && !location.range) return START;
    return getOrInsert(locators, file, () => createLocator(documentOf(file)?.text ?? ''), Infinity)(location);
  };
  const reported = diagnostics.map((diagnostic): ReportedDiagnostic => {
    const { file, code, severity, args, suggestions } = diagnostic;
    const place = placeOf(diagnostic, content.schemas, documentOf(file));
    const [message, hint = ''] = metaOf(code).message(args as never, place);
    // The command that fixes pages leaves blocks and icons to those who made them.
    const fixable = !content.own?.documents.has(file) && isFixable(diagnostic);
    const toDo = fixable ? withFix(hint) : hint;
    const reported = { file, ...locate(diagnostic), severity, code, message, place, hint: toDo, fixable, args };
    return suggestions === undefined ? reported : { ...reported, suggestions };
  });
  return reported.toSorted(byPosition);
}

/** What to type stands apart from the promise: it has no end of its own. */
const withFix = (hint: string): string =>
  hint === '' || /[.?!]$/.test(hint) ? `${hint} ${FIX}.`.trim() : `${hint} (${FIX}).`;

/** Whether `npm run fix` fixes what a diagnostic is about. */
const isFixable = (diagnostic: Diagnostic): boolean =>
  metaOf(diagnostic.code).fixable === 'always' || fixOf(diagnostic) !== undefined;

/** The place of a diagnostic in words. */
function placeOf({ location }: Diagnostic, schemas: Schemas, document: ContentDocument | undefined): string {
  const { path, at, about = at === 'key' ? path?.slice(0, -1) : path } = location;
  return about && document?.data ? placeInWords(schemas, document.kind, document.data, about) : '';
}

function byPosition(a: ReportedDiagnostic, b: ReportedDiagnostic): number {
  return compareTexts(a.file, b.file) || a.line - b.line || a.column - b.column || compareTexts(a.code, b.code);
}
