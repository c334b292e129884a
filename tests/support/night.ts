import type { TestDetails } from 'playwright/test';

/** Leaves a test to "npm run test:all": by day, the same is asked of another page, width or state. */
export const atNight = (is: boolean): TestDetails => ({ tag: is ? '@all' : [] });
