import vm from 'node:vm';

/** Quantifiers and alternatives. */
const VARIABLE = /[*+?|]|\{\d+,/g;
/** Where these signs mean something else: escapes, character classes, and the start of groups. */
const FIXED = /\\.|\[(?:\\.|[^\]\\])*\]|\(\?<?[:=!]/gsu;

/** Up to this length, a pattern with a single quantifier takes no time worth measuring. */
const SHORT = 1000;

const TIMEOUT = 1000;
/** For a pattern that has exceeded it before: a site may have thousands of such texts. */
const NEXT_TIMEOUT = 100;

const slow = new Set<string>();

let sandbox: vm.Context | undefined;
const script = new vm.Script('pattern.test(text)');

/**
 * Tests a text against a regular expression; undefined where that takes longer than a second, as with nested
 * quantifiers, whose time doubles with each character (catastrophic backtracking).
 */
export function matchWithTimeout(pattern: RegExp, text: string): boolean | undefined {
  const { source } = pattern;
  const variable = source.replace(FIXED, '').match(VARIABLE)?.length ?? 0;
  if (variable === 0 || (variable === 1 && text.length <= SHORT)) return pattern.test(text);
  sandbox ??= vm.createContext();
  Object.assign(sandbox, { pattern, text });
  try {
    return script.runInContext(sandbox, { timeout: slow.has(source) ? NEXT_TIMEOUT : TIMEOUT }) as boolean;
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw fault;
    slow.add(source);
    return undefined;
  }
}
