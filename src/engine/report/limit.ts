import { getOrInsert } from '../../model/memoize.ts';
import type { ReportedDiagnostic } from '../../model/diagnostics/reported.ts';

/** More of one kind in one file than anybody reads: what comes after is most often its echo. */
const MAX_IN_FILE = 50;
/** More of one kind than anybody reads of all files: as many lines as a terminal keeps. */
const MAX_OF_KIND = 100;
/** More than programs can be asked to take in at once. */
const MAX_IN_ALL = 10_000;

/** Problems of one kind that are counted, but not listed. */
interface Rest {
  code: string;
  count: number;
  /** The files that they are in. */
  files: Set<string>;
}

/** The problems that people are shown, and how many more there are of each kind. */
export function limitAlike(problems: readonly ReportedDiagnostic[]): { shown: ReportedDiagnostic[]; rest: Rest[] } {
  const listed = new Map<string, number>();
  const rest = new Map<string, Rest>();
  const shown = problems.filter(({ file, code }) => {
    const [inFile, inAll] = [`${code} ${file}`, code].map((key) => listed.get(key) ?? 0) as [number, number];
    if (inFile < MAX_IN_FILE && inAll < MAX_OF_KIND) {
      listed.set(`${code} ${file}`, inFile + 1).set(code, inAll + 1);
      return true;
    }
    const left = getOrInsert(rest, code, () => ({ code, count: 0, files: new Set<string>() }), Infinity);
    left.count++;
    left.files.add(file);
    return false;
  });
  return { shown, rest: [...rest.values()] };
}

/** The problems that programs are given, and how many are left out. */
export function limitAll(problems: readonly ReportedDiagnostic[]): {
  given: readonly ReportedDiagnostic[];
  omitted: number;
} {
  const given = problems.length <= MAX_IN_ALL ? problems : problems.slice(0, MAX_IN_ALL);
  return { given, omitted: problems.length - given.length };
}
