import { isContainer } from '../../model/content/is-container.ts';

/** How long a line may become before what stands on it gets lines of its own. */
const WIDTH = 88;

const entriesOf = (value: object): [string, unknown][] =>
  Array.isArray(value)
    ? value.map((item) => ['', item])
    : Object.entries(value).map(([name, item]) => [`${JSON.stringify(name)}: `, item]);

function onOneLine(value: unknown): string {
  if (!isContainer(value)) return JSON.stringify(value);
  const items = entriesOf(value).map(([name, item]) => name + onOneLine(item));
  if (Array.isArray(value)) return `[${items.join(', ')}]`;
  return items.length > 0 ? `{ ${items.join(', ')} }` : '{}';
}

/**
 * JSON as a person would write it: what is short stands on one line, a block always on several.
 * @param room how much of a line is left
 */
export function compactJson(value: unknown, indent = '', room = 0): string {
  const line = onOneLine(value);
  if (!isContainer(value) || (indent && line.length <= room) || line.length === 2) return line;
  const inner = `${indent}  `;
  const lines = entriesOf(value).map(
    ([name, item]) => inner + name + compactJson(item, inner, WIDTH - inner.length - name.length),
  );
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}
