import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildSite } from '../../../src/engine/build/build-site.ts';
import { ownFaultIn } from '../../../src/engine/build/bundle/own/own-fault.ts';
import { bundledRenderer } from '../../../src/engine/dev/bundled-renderer.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { ToolError } from '../../../src/model/diagnostics/tool-error.ts';
import { isOwnBlockFault } from '../../../src/model/rendering/own-block-fault.ts';
import { resolved } from '../../support/bundle.ts';
import { EVERYTHING, runs } from '../../support/night.ts';
import { copyOfOwn, type TempSite } from '../../support/sites/temp-site.ts';

let site: TempSite;
beforeEach(() => {
  site = copyOfOwn();
});
afterEach(() => site.remove());

const PLACES = [
  expect.stringMatching(/^blocks\/deep\.ts:4:\d+$/),
  expect.stringMatching(/^blocks\/poster\.tsx:6:\d+$/),
];

function breakPoster(site: TempSite): void {
  site.write(
    'blocks/deep.ts',
    '// What is sold.\n\nexport const deep = (of: { price?: { of: string } }): string =>\n  of.price!.of;\n',
  );
  site.write(
    'blocks/poster.tsx',
    "import { deep } from './deep';\n\ninterface Props {\n  heading: string;\n}\nexport default (props: Props) => <p>{props.heading + deep({})}</p>;\n",
  );
}

it('a fault in a block of the site is told with its lines, and no others', async () => {
  const other = copyOfOwn();
  // The second has what was bundled for the first.
  for (const copy of [site, other].slice(0, runs(1, 2))) {
    breakPoster(copy);
    const { root } = copy;
    const fault: unknown = await buildSite(readSite(root), { out: path.join(root, 'out') }).catch((e) => e);
    expect(fault).toBeInstanceOf(ToolError);
    const [said, ...places] = (fault as Error).message.split('\n  at ');
    expect(said).toMatch(/^The page \/ could not be rendered: blocks\/poster\.tsx: .*reading 'of'/);
    expect(places).toEqual(PLACES);
  }
  other.remove();
});

it.runIf(EVERYTHING)('the live server knows these lines, too', async () => {
  breakPoster(site);
  const { renderPage } = await bundledRenderer(site.root);
  const content = resolved(site.root);
  const page = content.page('/');
  if (!page) throw new Error('The site has a home page.');
  const fault: unknown = await renderPage(page, content.siteAt(page)).catch((error: unknown) => error);
  if (!isOwnBlockFault(fault)) throw fault;
  expect(ownFaultIn(site.root, fault).places).toEqual(PLACES);
});

it.runIf(EVERYTHING)('what is asked of a browser while pages are written belongs in an effect', async () => {
  site.write('blocks/poster.tsx', 'export default () => <p>{window.innerWidth}</p>;\n');
  const build = buildSite(readSite(site.root), { out: path.join(site.root, 'out') });
  await expect(build).rejects.toThrow(/window is not defined\. .*useEffect.*\n {2}at blocks\/poster\.tsx:1:\d+$/);
});

it.each([
  [
    'A component suspended while responding to synchronous input. To fix, startTransition.',
    /at once\. .*be async.*useEffect/,
  ],
  ['It waits for something while rendering; blocks must render at once.', /at once\. .*be async.*useEffect/],
  ["Cannot read properties of null (reading 'useState')", /'useState'\)\. Hooks such as/],
  ['Objects are not valid as a React child (found: object with keys {tag}).', /\{tag\}\)\. .*<RichText/],
  ['Element type is invalid: expected a string but got: object.', /object\. .*components: functions/],
  ['days is not iterable', /iterable$/],
])('says of usual mistakes what to do: "%s"', (said, words) => {
  const { message } = ownFaultIn(site.root, new Error(`blocks/poster.tsx: ${said}`));
  expect(message).toMatch(/^blocks\/poster\.tsx: /);
  expect(message).toMatch(words);
  expect(message).not.toMatch(/startTransition|\.\./);
});

it.runIf(EVERYTHING)('a component that is async is told so', async () => {
  site.write('blocks/poster.tsx', 'export default async () => <p>{await Promise.resolve(1)}</p>;\n');
  const build = buildSite(readSite(site.root), { out: path.join(site.root, 'out') });
  await expect(build).rejects.toThrow(/poster\.tsx: It waits .*cannot be async/);
});

it('finds files of the site by whatever name a trace has for them', () => {
  const file = path.join(site.root, 'blocks/für alle.tsx');
  const names = [file, encodeURI(file), pathToFileURL(file).href];
  const frames = [
    ...names.map((name) => `    at Poster (${name}:3:7)`),
    `    at ${file}:4:1`,
    '    at new Promise (<anonymous>)',
    '    at async Promise.all (index 0)',
    `    at render (${site.root}/node_modules/react/index.js:1:2)`,
    '    at node:internal/process/task_queues:95:5',
  ];
  const cause = Object.assign(new Error('x'), { stack: ['Error: x', ...frames].join('\n') });
  const placed = 'blocks/für alle.tsx:3:7';
  expect(ownFaultIn(site.root, new Error('x', { cause })).places).toEqual([
    placed,
    placed,
    placed,
    'blocks/für alle.tsx:4:1',
  ]);
  expect(ownFaultIn(site.root, new Error('x', { cause: 'thrown' })).places).toEqual([]);
});
