import { PROVIDERS } from '../../../src/model/page/embeds.ts';
import type { Inspected } from './html-inspector.ts';
import { ASSETS } from './hostile-render.ts';
import { CALL, HOST } from './hostile-values.ts';

/** What a page may be made of: what there is in pages that nobody attacks. */
export interface Vocabulary {
  words: ReadonlySet<string>;
  directives: ReadonlySet<string>;
  /** Everything that runs. */
  scripts: ReadonlySet<string>;
}

const policyOf = ({ policies }: Inspected): string[][] =>
  (policies[0] ?? '')
    .replace(/^Content-Security-Policy /, '')
    .split(';')
    .map((directive) => directive.split(' '));

/** The vocabulary of a site's own pages. */
export const vocabularyOf = (pages: Inspected[]): Vocabulary => ({
  // A link that may not be followed is shown as its words, a face without a picture as MUI draws one, and documents that
  // are made without a bundle name the first script.
  words: new Set([
    ...pages.flatMap(({ vocabulary }) => vocabulary),
    'span@tabindex',
    'span@aria-label',
    'span@aria-current',
    'svg@focusable',
    'script@src',
  ]),
  directives: new Set(pages.flatMap((page) => policyOf(page).map(([name = '']) => name))),
  scripts: new Set([
    ...pages.flatMap(({ scripts }) => scripts.filter((script) => !isData(script)).map(nameOf)),
    ...TRIED,
  ]),
});

const OWN = 'https://own.invalid';
const SOURCE =
  /^(?:'(?:self|none|unsafe-hashes|script|sha256-[\w+/=]+)'|data:|pages|analytics|https:\/\/[a-z0-9.-]+(?::\d+)?)$/;
const LOADED = /url\(\s*["']?([^)"']*)/g;
const OWN_TARGET = /^(?:\/(?!\/)|data:image\/|#)/;
/** What React writes in place of an address that would run. */
const REFUSED = "javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')";
const frames = new Set(PROVIDERS.map(({ sample }) => new URL(sample).protocol));

/** Whether following or loading an address stays within what a page may do. */
function isHarmless(entry: string): boolean {
  const [where = '', ...rest] = entry.split(' ');
  const value = rest.join(' ');
  const url = URL.parse(value, `${OWN}/page`);
  if (where.endsWith('@srcset'))
    return value.split(',').every((part) => isHarmless(`img@src ${part.trim().split(' ')[0]}`));
  if (!url) return false;
  if (value === REFUSED) return true;
  if (where === 'a@href') return ['https:', 'mailto:', 'tel:'].includes(url.protocol) && url.username === '';
  // No icon: nothing is loaded.
  if (where === 'link@href' && value === 'data:,') return true;
  if (where === 'iframe@src') return frames.has(url.protocol);
  return url.origin === OWN;
}

/** What is in a document that nobody but an attacker has put there. */
export function faultsOf(page: Inspected, { words, directives, scripts }: Vocabulary): string[] {
  const faults: string[] = [];
  const wrong = (what: string, found: unknown[]): void =>
    void (found.length > 0 && faults.push(`${what}: ${JSON.stringify(found).slice(0, 300)}`));
  wrong(
    'new in the document',
    page.vocabulary.filter((word) => !words.has(word)),
  );
  wrong(
    'dangerous address',
    page.addresses.filter((entry) => !isHarmless(entry)),
  );
  wrong(
    'script',
    page.scripts.filter((script) => !isData(script) && !scripts.has(nameOf(script))),
  );
  wrong(
    'style',
    page.styles.filter((text) => text.includes(CALL) || /<|@import/.test(text)),
  );
  wrong(
    'style loads',
    page.styles
      .flatMap((text) => [...text.matchAll(LOADED)].map(([, target = '']) => target))
      .filter((target) => !OWN_TARGET.test(target)),
  );
  wrong('style elements', page.styles.length === 1 ? [] : page.styles);
  wrong(
    'style attribute',
    page.styleAttributes.filter((text) => text.includes(HOST) || text.includes('url(')),
  );
  wrong('policies', page.policies.length === 1 ? [] : page.policies);
  const policy = policyOf(page);
  wrong(
    'directive',
    policy.filter(([name = '']) => !directives.has(name)).map(([name]) => name),
  );
  wrong(
    'source',
    policy.flatMap(([, ...sources]) => sources).filter((source) => !SOURCE.test(source)),
  );
  return faults;
}

type Script = Inspected['scripts'][number];
const nameOf = ({ type, src, text }: Script): string => [type, src, text].join(' ');
/** The scripts of documents that are made without a bundle. */
const TRIED = [ASSETS.boot.src, ASSETS.consent].map((src) => nameOf({ type: 'module', src, text: '' }));

/** Whether a script element only holds data, and that is JSON. */
function isData({ type, src, text }: Script): boolean {
  if (!/^application\/(?:ld\+)?json$/.test(type) || src !== '') return false;
  try {
    // Of a page in which nothing lives there is nothing to say.
    JSON.parse(text || 'null');
    return true;
  } catch {
    return false;
  }
}
