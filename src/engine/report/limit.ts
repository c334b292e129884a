import type { ReportedDiagnostic } from '../../model/diagnostics/reported.ts';

/** More of one kind in one file than anybody reads: what comes after is most often its echo. */
const MOST_ALIKE = 50;
/** More than programs can be asked to take in at once. */
const MOST_IN_ALL = 10_000;

/** Problems of one kind in one file that are counted, but not listed. */
interface Rest {
  file: string;
  code: string;
  count: number;
}

/** The problems that people are shown, and how many more there are of each kind in each file. */
export function limitAlike(problems: readonly ReportedDiagnostic[]): { shown: ReportedDiagnostic[]; rest: Rest[] } {
  const counts = new Map<string, Rest>();
  const shown = problems.filter(({ file, code }) => {
    const key = `${code} ${file}`;
    const counted = counts.get(key) ?? { file, code, count: 0 };
    counts.set(key, counted);
    counted.count++;
    return counted.count <= MOST_ALIKE;
  });
  const rest = [...counts.values()].filter(({ count }) => count > MOST_ALIKE);
  return { shown, rest: rest.map(({ count, ...kind }) => ({ ...kind, count: count - MOST_ALIKE })) };
}

/** The problems that programs are given, and how many are left out. */
export function limitAll(problems: readonly ReportedDiagnostic[]): {
  given: readonly ReportedDiagnostic[];
  omitted: number;
} {
  const given = problems.length <= MOST_IN_ALL ? problems : problems.slice(0, MOST_IN_ALL);
  return { given, omitted: problems.length - given.length };
}
