import vm from 'node:vm';

/** What repeats or is one of several; a group says with the same signs of what kind it is. */
const VARIABLE = /[*+?|]|\{\d+,/g;
const TAKEN_AS_THEY_ARE = /\\.|\[(?:\\.|[^\]\\])*\]|\(\?<?[:=!]/gsu;

/** A text up to which one part that repeats takes no time, wherever it may begin. */
const SHORT = 1000;

const MILLISECONDS = 1000;
/** The same once it is known that a pattern takes long: a site may have thousands of such texts. */
const MILLISECONDS_AGAIN = 100;

const slow = new Set<string>();

let compared: vm.Context | undefined;
const compare = new vm.Script('pattern.test(text)');

/**
 * Compares a text with a regular expression; undefined where that takes longer than a second. One in which parts that
 * repeat stand in each other tries twice as many ways with each letter.
 */
export function matchInTime(pattern: RegExp, text: string): boolean | undefined {
  const { source } = pattern;
  const variable = source.replace(TAKEN_AS_THEY_ARE, '').match(VARIABLE)?.length ?? 0;
  if (variable === 0 || (variable === 1 && text.length <= SHORT)) return pattern.test(text);
  compared ??= vm.createContext();
  Object.assign(compared, { pattern, text });
  try {
    return compare.runInContext(compared, { timeout: slow.has(source) ? MILLISECONDS_AGAIN : MILLISECONDS }) as boolean;
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw fault;
    slow.add(source);
    return undefined;
  }
}
