import type { Reporter, TestCase, TestResult, TestStep } from 'playwright/types/testReporter';

const expects = (steps: TestStep[]): boolean => steps.some((step) => step.category === 'expect' || expects(step.steps));

/** A test that expects nothing, such as of a list that is empty by now, could not fail: the run fails instead. */
export default class AssertionsRequired implements Reporter {
  private readonly silent: string[] = [];

  onTestEnd(test: TestCase, { status, steps }: TestResult): void {
    const { file, line } = test.location;
    if (status === 'passed' && !expects(steps)) this.silent.push(`${file}:${line} ${test.title}`);
  }

  async onEnd(): Promise<{ status: 'failed' } | undefined> {
    if (this.silent.length === 0) return undefined;
    console.error(`These tests expect nothing, so they could not fail:\n${this.silent.join('\n')}`);
    return { status: 'failed' };
  }
}
