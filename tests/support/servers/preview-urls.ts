/** Where the browser tests find this site and the fixture site, as they were built. */
export const SITE_PORT = Number(process.env['TEST_PORT'] ?? 4810);
export const FIXTURE_PORT = Number(process.env['FIXTURE_PORT'] ?? SITE_PORT + 1);

/** For the tests of what this site promises: `test.use({ baseURL: SITE_URL })`. All others are asked of the fixture site. */
export const SITE_URL = `http://localhost:${SITE_PORT}`;
export const FIXTURE_URL = `http://localhost:${FIXTURE_PORT}`;
