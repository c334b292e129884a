// What no schema can say of a page, made true of pages that the schemas allow.

type Group = Record<string, unknown>;

/** A page has one feed, of the first list that asks for it. */
export function withOneFeed(page: Group): Group {
  const [, ...others] = ((page['blocks'] ?? []) as Group[]).filter((block) => block['feed'] === true);
  for (const block of others) delete block['feed'];
  return page;
}

/** A chart has a value for each label, a comparison one for each column, and plans are paid alike. */
export function withFullRows(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withFullRows);
  if (value === null || typeof value !== 'object') return value;
  const group = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withFullRows(part)]));
  if (group['type'] === 'chart') return { ...group, series: filled(group['series'], group['labels'], 0) };
  if (group['type'] === 'comparison') return { ...group, rows: filled(group['rows'], group['columns'], false) };
  if (group['type'] === 'pricing') return { ...group, plans: paidAlike(group['plans'] as Group[]) };
  return group;
}

/** Plans that are paid as the first is: once, or else by the year or the month. */
function paidAlike(plans: Group[]): Group[] {
  const [first = {}] = plans;
  const ways = ['annual', 'monthly'].filter((way) => way in first && !('price' in first));
  return plans.map(({ annual, monthly, price, ...plan }) => ({
    ...plan,
    ...Object.fromEntries((ways.length > 0 ? ways : ['price']).map((way) => [way, price ?? annual ?? monthly ?? 0])),
  }));
}

/** Rows with a value for each of what stands across, and `nothing` where there was none. */
const filled = (rows: unknown, across: unknown, nothing: unknown): unknown[] =>
  (rows as { values: unknown[] }[]).map((row) => ({
    ...row,
    values: (across as unknown[]).map((_, at) => row.values[at] ?? nothing),
  }));

/** Section names are unique on a page. */
export function withOwnAnchors(page: Group): Group {
  let count = 0;
  const rename = (value: unknown, inBlock: boolean): void => {
    if (value === null || typeof value !== 'object') return;
    if (inBlock && !Array.isArray(value) && 'id' in value) value.id = `section-${++count}`;
    for (const part of Object.values(value)) rename(part, true);
  };
  rename(page['blocks'], false);
  return page;
}
