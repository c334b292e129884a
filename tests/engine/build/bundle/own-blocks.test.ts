import { afterEach, beforeEach, expect, it } from 'vitest';
import { bundleCode } from '../../../../src/engine/build/bundle/bundle.ts';
import { ToolError } from '../../../../src/model/diagnostics/tool-error.ts';
import { many } from '../../../support/many.ts';
import { EVERYTHING, runs } from '../../../support/night.ts';
import { copyOfOwn, type TempSite } from '../../../support/sites/temp-site.ts';

let site: TempSite;
beforeEach(() => {
  site = copyOfOwn();
});
afterEach(() => site.remove());

const faultOf = (component: string): Promise<unknown> => {
  site.write('blocks/poster.tsx', component);
  return bundleCode(site.root, '').catch((fault: unknown) => fault);
};

it('is told at its line what keeps the blocks of an owner from being bundled', async () => {
  const fault = await faultOf('\nconst = 5;\n');
  expect(fault).toBeInstanceOf(ToolError);
  expect(String(fault)).toMatch(/The blocks of this site cannot be put together\.\s.*blocks\/poster\.tsx:2:/s);
  expect(String(fault)).not.toMatch(/\u001B|backtrace|node:internal/);
});

it.runIf(EVERYTHING)('is told which files it can be, where a bundler does not say', async () => {
  site.write('blocks/poster.css', '@import "nothing-there.css";\n');
  const fault = await faultOf("import './poster.css';\nexport default () => <p>Ferns</p>;\n");
  expect(String(fault)).toMatch(/nothing-there/);
});

const USES = '\nexport default () => <p>{String(Nothing)}</p>;\n';

const NOWHERE = [
  ['nothing-there', ' is not installed. Run: npm install nothing-there'],
  ['@nothing/there/deep', ' is not installed. Run: npm install @nothing/there'],
  ['@/Nothing', ' is no package. Aliases, .*from this file'],
  ['@mui/material/Nothing', 'but the package "@mui/material" has nothing of that name'],
  ['pagewright/blocks', 'blocks are made with is "pagewright/block"'],
];

it.each(NOWHERE.slice(0, runs(1, NOWHERE.length)))(
  'is told at its line that "%s" leads nowhere, and what to do',
  async (name, words) => {
    const fault = await faultOf(`// Ferns.\nimport Nothing from '${name}';${USES}`);
    expect(fault).toBeInstanceOf(ToolError);
    expect(String(fault)).toMatch(new RegExp(`\\s\\sblocks/poster\\.tsx:2:21 imports "${name}",.*${words}`));
    expect(String(fault)).not.toMatch(/rolldown|external|plugin|Look into blocks/i);
  },
);

it.runIf(EVERYTHING)('is told what to do with what would have to be waited for', async () => {
  const fault = await faultOf('export const words = await Promise.resolve(1);\nexport default () => words;\n');
  expect(String(fault)).toMatch(/move what stands after "await" into a function.*blocks\/poster\.tsx:1:/s);
  expect(String(fault)).not.toMatch(/format/);
});

it('is told that browsers have no files of a computer: the block would be gone once it comes to life', async () => {
  const fault = await faultOf("import fs from 'node:fs';\nexport default () => <p>{fs.readdirSync('.').length}</p>;\n");
  expect(fault).toBeInstanceOf(ToolError);
  expect(String(fault)).toMatch(/blocks\/poster\.tsx:1:16 imports "node:fs", which no browser has\..*\?raw/s);
  expect(String(fault)).not.toMatch(/Look into|plugin/);
});

it.runIf(EVERYTHING)(
  'a site has a hundred blocks of its own, each a file with a name that tells it from the others',
  async () => {
    const names = many(100, (at) => `poster${at}`);
    for (const name of names) site.write(`blocks/${name}.tsx`, `export default () => <p>${name}</p>;\n`);
    const { ownModules } = await bundleCode(site.root, '');
    expect(new Set(names.map((name) => ownModules[name])).size).toBe(100);
  },
);
