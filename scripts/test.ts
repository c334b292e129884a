import fs from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './support/browser.ts';
import { runGroup, type Counts, type Outcome } from './test/run-steps.ts';
import { browserTests, PLANS, walks, type Plan } from './test/steps.ts';
import setupTempFolder from './test/setup-temp-folder.ts';
import { project } from '../src/engine/disk/project.ts';

const usage = `npm test                everything that a change must pass
npm run test:quick      what needs no browser and little time, at the desk
npm run test:all        what takes long as well, as at night`;

/** Runs all steps, even after failures, so that one run reports everything. @returns the exit code */
async function main(plan: Plan): Promise<number> {
  fs.rmSync(path.join(project, 'test-results'), { recursive: true, force: true });
  fs.mkdirSync(path.join(project, 'test-results'));
  if (plan.groups.some((group) => group.includes(browserTests))) process.env['CHROMIUM'] = ensureBrowser();
  const outcomes: Outcome[] = [];
  for (const group of plan.groups) {
    const missing = walks.find(({ step, find }) => group.includes(step) && !find());
    if (missing) {
      const { step, advice } = missing;
      console.log(`\nskipped: ${step.name}, as there is none. ${advice}`);
      outcomes.push({ name: step.name, passed: 0, failed: 0, skipped: 1 });
      continue;
    }
    outcomes.push(...(await runGroup(group)));
  }
  const failures = outcomes.filter(({ failed }) => failed > 0).map(({ name }) => name);
  const sum = (of: keyof Counts): number => outcomes.reduce((total, outcome) => total + outcome[of], 0);
  // By day, some tests are always skipped.
  const skipped = outcomes.filter((outcome) => plan === PLANS['--all'] && outcome.skipped > 0).map(({ name }) => name);
  const most =
    skipped.length > 0 ? `Not all was asked: ${skipped.join(', ')}. What was, passed.` : 'Everything passed.';
  console.log(failures.length > 0 ? `\nFailed: ${failures.join(', ')}.` : `\n${most}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  return failures.length === 0 ? 0 : 1;
}

const plan = PLANS[process.argv[2] ?? ''];
if (!plan) {
  console.error(usage);
  process.exit(2);
}
Object.assign(process.env, plan.env);
const removeTemp = setupTempFolder();
try {
  process.exitCode = await main(plan);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  removeTemp?.();
}
