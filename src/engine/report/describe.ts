import type { ContentDocument, Problem } from '../../model/content.ts';
import type { Finding } from '../check/finding.ts';
import { createLocator, type Position } from '../read/locate.ts';
import { messages, type Words } from '../check/messages.ts';
import { placeInWords } from '../schema/place.ts';

const START: Position = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** Gives findings in a document their words and positions. */
export function describe({ file, kind, text, data }: Pick<ContentDocument, 'file' | 'kind' | 'text' | 'data'>, findings: readonly Finding[]): Problem[] {
  if (findings.length === 0) return [];
  const locate = createLocator(text);
  return findings.map((finding) => {
    const { path, range, at, about = at === 'key' ? path?.slice(0, -1) : path } = finding.spot;
    const place = about && data ? placeInWords(kind, data, about) : '';
    return problem(file, path || range ? locate(finding.spot) : START, finding, place);
  });
}

/** A problem of a file that is no document, such as one with a wrong name. */
export function describeFile(file: string, finding: Finding): Problem {
  return problem(file, START, finding, '');
}

/** Orders problems as a reader meets them. */
export function inReadingOrder(problems: Problem[]): Problem[] {
  return problems.toSorted((a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code));
}

// Not localeCompare: the order must be the same on every computer.
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function problem(file: string, position: Position, { code, args }: Finding, place: string): Problem {
  const { severity, say } = messages[code];
  const [message, hint = ''] = (say as (args: unknown, where: string) => Words)(args, place);
  return { file, ...position, severity, code, message, place, hint };
}
