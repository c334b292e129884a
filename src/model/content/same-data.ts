/** Whether two values of JSON say the same, whatever the order of their fields. A field may be called "toString". */
export function isSameData(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isHolder(a) || !isHolder(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSameData(a[name], b[name]))
  );
}

const isHolder = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
