import { isGroup } from '../../../model/content/is-group.ts';

/** What `npm run …` does in a site of one's own. */
export const SCRIPTS = {
  start: 'pagewright start',
  check: 'pagewright check',
  fix: 'pagewright fix',
  new: 'pagewright new',
  move: 'pagewright move',
  translated: 'pagewright translated',
  migrate: 'pagewright migrate',
  build: 'pagewright build',
  preview: 'pagewright preview',
  social: 'pagewright social',
  due: 'pagewright due',
};

/**
 * The text of a site's package.json: what was there stays, what is missing is added. Throws an error, with words that
 * have no end of their own, where it cannot be read.
 * @param text what the file says, if there is one
 * @param name what npm may call the site
 * @param version of this package, for a site that does not name it yet
 */
export function packageFile(text: string | undefined, name: string, version: string): string {
  const written: unknown = text === undefined ? { name, private: true } : JSON.parse(text);
  if (!isGroup(written)) throw new SyntaxError('what it says does not stand between { and }');
  const data: {
    scripts?: Record<string, string>;
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  } = written;
  const isNamed = data.dependencies?.['pagewright'] ?? data.devDependencies?.['pagewright'];
  const { test: _placeholder, ...scripts } = data.scripts ?? {};
  const kept = /no test specified/.test(data.scripts?.['test'] ?? '') ? scripts : (data.scripts ?? {});
  const whole = {
    ...data,
    scripts: { ...SCRIPTS, ...kept },
    dependencies: { ...data.dependencies, ...(isNamed === undefined ? { pagewright: `^${version}` } : {}) },
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}
