/** The directives by which a schema allows another host. */
const DECLARED = /^(?:connect|img|media|frame)-src$/;

/** What a browser tells of something that the policy of published pages forbids. */
type Violation = Pick<
  SecurityPolicyViolationEvent,
  'disposition' | 'effectiveDirective' | 'blockedURI' | 'sample' | 'sourceFile' | 'lineNumber'
>;

/** What to say of something that visitors' browsers would stop; undefined where that is said elsewhere. */
export function violationWords(violation: Violation): string | undefined {
  const { disposition, effectiveDirective: directive, blockedURI, sample } = violation;
  if (disposition !== 'report') return undefined;
  const where = placeOf(violation);
  if (directive === 'require-trusted-types-for')
    return `Visitors' browsers stop this${where} ("${sample.split('|')[0]}"), and the section is not shown: no script writes HTML, or loads another, on published pages. Draw elements in place of it.`;
  const host = URL.canParse(blockedURI) ? new URL(blockedURI).origin : blockedURI;
  const instead = DECLARED.test(directive)
    ? `Say so in the schema of the block: "x-csp": { "${directive}": ["${host}"] }.`
    : `Put what is there beside the block, or into public/.`;
  return `Visitors' browsers stop this${where}: published pages load nothing from ${host}. ${instead}`;
}

/** Where a script asked for it, as far as that is a file of the site. */
function placeOf({ sourceFile, lineNumber }: Violation): string {
  const [, file] = /\/(blocks\/[^?]+)/.exec(sourceFile) ?? [];
  return file === undefined ? '' : ` in ${file}${lineNumber > 0 ? `, about line ${lineNumber}` : ''}`;
}

/**
 * Says what the browsers of visitors would stop. Here, where Vite's own scripts could not run under the policy of
 * published pages, it only reports.
 */
export function reportPolicyViolations(): void {
  const reported = new Set<string>();
  document.addEventListener('securitypolicyviolation', (event) => {
    const words = violationWords(event);
    if (words === undefined || reported.has(words)) return;
    reported.add(words);
    console.error(words);
  });
}
