import path from 'node:path';

export const PROJECT = path.resolve(import.meta.dirname, '../..');

/** This site as it is built for the browser tests. */
export const DIST = path.join(PROJECT, 'test-results/dist');

/** The site that uses every part of the engine, as it is written and as it is built for the browser tests. */
export const FIXTURE_ROOT = path.join(PROJECT, 'tests/fixtures/site');
export const FIXTURE_DIST = path.join(PROJECT, 'test-results/fixture');
