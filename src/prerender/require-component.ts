/** A function whose body stands in braces, as far as that can be seen at a glance. */
const IN_BRACES = /^(?:function\b|(?:\w+|\([^()]*\))\s*=>\s*\{)/;

/** Those that were looked at: they are asked for with every page. */
const known = new WeakSet<object>();

/**
 * Throws where what a module exports draws nothing, and React would not say so: it draws a text as an element of that
 * name, and where a function forgets to return something it draws nothing.
 */
export function requireComponent(exported: unknown): void {
  if (typeof exported === 'object' && exported !== null) return;
  if (typeof exported !== 'function')
    throw new Error(`Element type is invalid: expected a function but got: ${JSON.stringify(exported) ?? 'nothing'}.`);
  if (known.has(exported)) return;
  const source = String(exported);
  if (IN_BRACES.test(source) && !/\breturn\b/.test(source))
    throw new Error('It returns nothing, so nothing would be drawn: write "return" before what it draws.');
  known.add(exported);
}
