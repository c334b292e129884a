import { byKey } from '../../../model/compare.ts';
import { SITE_FILE } from '../../../model/addresses/address.ts';
import { counted } from '../../../model/words/counted.ts';
import type { Plan } from './plan.ts';

/** Everything a move changes, a line each: files, addresses with their place, redirects. */
export function describePlan({ files, changedAddresses, redirects, originals, advice }: Plan): string {
  const links = [...changedAddresses]
    .toSorted(byKey)
    .flatMap(([file, list]) => list.map(({ line, before, after }) => `  ${file}:${line}  "${before}" → "${after}"`));
  const { added, removed, changed } = redirects;
  return [
    section(
      'Files',
      [...files].map(([from, to]) => `  ${from} → ${to}`),
    ),
    section('Addresses in files', links),
    section(
      'Translations',
      [...originals].map(([file, original]) => `  ${file}  now says "translationOf": "${original}"`),
    ),
    section(`Redirects in ${SITE_FILE}`, [
      ...removed.map(({ from, to }) => `  removed  ${from} → ${to}`),
      ...changed.map(({ from, before, after }) => `  changed  ${from} → ${after}, which was ${before}`),
      ...added.map(({ from, to }) => `  added    ${from} → ${to}`),
    ]),
    section(
      'Worth a look afterwards',
      advice.map(({ file, line, message, hint }) => `  ${file}:${line}  ${message} ${hint}`),
    ),
  ].join('');
}

/** What a move comes to, in a sentence. */
export function summarize({ from, to, pages, changedAddresses }: Plan): string {
  const count = [...changedAddresses.values()].flat().length;
  const named =
    count === 0 ? 'no file names it' : `${counted(count, 'link')} in ${counted(changedAddresses.size, 'file')}`;
  return `${from} → ${to}: ${counted(pages, 'page')}, ${named}.`;
}

const section = (title: string, lines: string[]): string =>
  lines.length === 0 ? '' : `${title}\n${lines.join('\n')}\n\n`;
