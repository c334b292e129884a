import type { TestDetails } from 'playwright/test';

/** Whether this is "npm run test:all". */
export const EVERYTHING = process.env['TEST_ALL'] === '1';

/** How many random examples are tried: the more the night has time for. */
export const runs = (day: number, night: number): number => (EVERYTHING ? night : day);

/** Leaves a test to "npm run test:all": by day, the same is asked of another page, width or state. */
export const atNight = (is: boolean): TestDetails => ({ tag: is ? '@all' : [] });
