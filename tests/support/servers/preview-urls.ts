import { freePortsInARow } from '../../../scripts/support/port.ts';
import { WEB_SERVERS } from './web-servers.ts';

// Found by the first process that asks and kept for those that it starts.
process.env['TEST_PORT'] ??= String(await freePortsInARow(2 + WEB_SERVERS.length));

/** Where the browser tests find this site and the fixture site, as they were built, and what shows the latter as well. */
export const SITE_PORT = Number(process.env['TEST_PORT']);
export const FIXTURE_PORT = SITE_PORT + 1;
export const FIRST_HOST_PORT = SITE_PORT + 2;

/** For the tests of what this site promises: `test.use({ baseURL: SITE_URL })`. All others are asked of the fixture site. */
export const SITE_URL = `http://localhost:${SITE_PORT}`;
export const FIXTURE_URL = `http://localhost:${FIXTURE_PORT}`;
