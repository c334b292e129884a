import fs from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contentKeys, everythingKey, sharedInputsKey } from '../../../src/engine/build/content-keys.ts';
import { contentCacheFile } from '../../../src/engine/disk/cache/content-cache-file.ts';
import { readCached } from '../../../src/engine/disk/read-site.ts';
import type { SiteContent } from '../../../src/engine/read/site-content.ts';
import { resolved } from '../../support/bundle.ts';
import { copyOfOwn, pageOf, type TempSite } from '../../support/sites/temp-site.ts';

let site: TempSite;
beforeEach(() => {
  site = copyOfOwn();
  site.write('pages/_shared/closing.json', { version: 1, block: { type: 'cta', heading: 'Call' } });
  site.write('public/images/a.svg', '<svg/>');
  site.write('icons/leaf.svg', '<svg viewBox="0 0 24 24"><path d="M0 0h9"/></svg>');
  writePlain({});
  site.write('pages/plain/part.json', pageOf('Part', [{ type: 'hero', heading: 'Part' }]));
});
afterEach(() => {
  fs.rmSync(contentCacheFile(site.root), { force: true });
  site.remove();
});

const writePlain = (more: Record<string, unknown>, body = 'Some.'): void =>
  site.write('pages/plain.json', pageOf('Plain', [{ type: 'prose', heading: 'Plain', body }], more));

const setInSite = (fields: object) => (): void =>
  site.write('pages/_site.json', { ...site.read('pages/_site.json'), ...fields });

/** What a build depends on besides the files of the site. */
type Inputs = Omit<Parameters<typeof contentKeys>[1], 'cache'> & Pick<SiteContent, 'pictureTool'>;
const INPUTS: Inputs = { today: '2026-05-21', changes: new Map(), host: undefined, codeKey: 'code', pictureTool: '1' };

function keys({ pictureTool, ...others }: Inputs = INPUTS): Record<string, string> {
  const { content: read, cache } = readCached(site.root);
  const [content, inputs] = [
    { ...read, pictureTool },
    { ...others, cache },
  ];
  const { outlines, outlinesWithoutMenus } = contentKeys(content, inputs);
  const everything = everythingKey(content, outlines, cache);
  return { outlines, outlinesWithoutMenus, everything, shared: sharedInputsKey(content, resolved(site.root), inputs) };
}

/** Which keys are others after a change. */
function changedBy(change: () => void, inputs: Partial<Inputs> = {}): string[] {
  const before = keys();
  change();
  const after = keys({ ...INPUTS, ...inputs });
  return Object.keys(before).filter((name) => after[name] !== before[name]);
}

const SEEN = ['outlines', 'outlinesWithoutMenus', 'everything'];
const ALL = [...SEEN, 'shared'];

it.each<[what: string, keys: string[], change: () => void]>([
  ['nothing', [], () => undefined],
  ['words that only their page shows', ['everything'], () => writePlain({}, 'Other.')],
  ['what lists show of a page', SEEN, () => writePlain({ card: { text: 'Other.' } })],
  ['the name of a page', SEEN, () => fs.renameSync(`${site.root}/pages/plain.json`, `${site.root}/pages/other.json`)],
  [
    'another page',
    SEEN,
    () => site.write('pages/plain-other.json', pageOf('Other', [{ type: 'hero', heading: 'Other' }])),
  ],
  [
    'a page whose picture for sharing would have the name of that of another one',
    ALL,
    () => site.write('pages/plain-part.json', pageOf('Other', [{ type: 'hero', heading: 'Other' }])),
  ],
  ['the menu', ['outlines', 'everything'], setInSite({ navigation: [{ label: 'Start', href: '/' }] })],
  [
    'the footer',
    ['outlines', 'everything'],
    setInSite({ footer: { columns: [{ title: 'Plain', links: [{ label: 'Plain', href: '/plain' }] }], legal: [] } }),
  ],
  ['the name of the site', ALL, setInSite({ name: 'Other' })],
  ['a variable', ALL, () => site.write('.env', 'VITE_EMAILJS_SERVICE_ID=other')],
  [
    'a shared block',
    ALL,
    () => site.write('pages/_shared/closing.json', { version: 1, block: { type: 'cta', heading: 'Write' } }),
  ],
  ['a picture', ALL, () => site.write('public/images/a.svg', '<svg width="5"/>')],
  ['the name of a picture', ALL, () => fs.renameSync(`${site.root}/public/images/a.svg`, `${site.root}/public/a.svg`)],
  [
    'the last letter of the name of a picture',
    ALL,
    () => fs.renameSync(`${site.root}/public/images/a.svg`, `${site.root}/public/images/b.svg`),
  ],
  ['an icon of its own', ALL, () => site.write('icons/watering-can.svg', '<svg viewBox="0 0 24 24"/>')],
  [
    'the name of an icon of its own',
    ALL,
    () => fs.renameSync(`${site.root}/icons/leaf.svg`, `${site.root}/icons/petal.svg`),
  ],
  ['the fields of a block of its own', ALL, () => site.write('blocks/poster.schema.json', {})],
  ['a component without fields', SEEN, () => site.write('blocks/clock.tsx', 'export default () => null;')],
  ['a file that cannot be a page', SEEN, () => site.write('pages/Our Team.json', {})],
])('of what a build reads, %s changes the keys %j', (_what, expected, change) => {
  expect(changedBy(change)).toEqual(expected);
});

it.each<[what: string, keys: string[], inputs: Partial<Inputs>, page?: Record<string, unknown>]>([
  ['the next day', [], { today: '2026-05-22' }],
  ['the day on which a page comes', SEEN, { today: '2026-05-22' }, { publishAt: '2026-05-22' }],
  ['the day on which a page goes', SEEN, { today: '2026-05-22' }, { unpublishAt: '2026-05-22' }],
  ['the day of an event', SEEN, { today: '2026-05-22' }, { facts: { date: '2026-05-22' } }],
  ['the next year, which texts may name', ALL, { today: '2027-01-01' }],
  ['a commit of a page', SEEN, { changes: new Map([['pages/plain.json', '2026-05-20']]) }],
  ['another host', SEEN, { host: 'nginx' }],
  ['another code', ALL, { codeKey: 'other' }],
  ['what makes pictures smaller', ALL, { pictureTool: '2' }],
])('of what a build reads, %s changes the keys %j', (_what, expected, inputs, page = {}) => {
  writePlain(page);
  expect(changedBy(() => undefined, inputs)).toEqual(expected);
});

it('parses no page that says nothing of its days', () => {
  keys();
  const { content, cache } = readCached(site.root);
  const parse = vi.spyOn(JSON, 'parse');
  const { pictureTool: _tool, ...inputs } = INPUTS;
  contentKeys(content, { ...inputs, cache });
  const parsed = parse.mock.calls.filter(([text]) => text.includes('"Plain"'));
  parse.mockRestore();
  expect(parsed).toEqual([]);
});
