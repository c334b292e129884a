import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hostFiles } from '../../../src/engine/build/hosts/files/host-files.ts';
import { svgPaths } from '../../../src/engine/build/hosts/plan/svg-paths.ts';
import { DRAWING } from '../../../src/model/diagnostics/example.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { resolved } from '../../support/bundle.ts';
import { smallSite } from '../../support/sites/small-site.ts';

function filesOf(site: Record<string, unknown>): Record<string, string> {
  const made = smallSite(site);
  const { files } = hostFiles(resolved(made.root, { host: 'netlify' }), readSite(made.root).source, {
    firstScripts: ['first()'],
    files: [],
  });
  made.remove();
  return files;
}
/** What is said of the files at a path. */
function rulesOf(path: string, site: object): string {
  const blocks = (filesOf({ ...site })['_headers'] ?? '').split(/^(?=\/)/m);
  return blocks.find((block) => block.startsWith(`${path}\n`)) ?? '';
}
const headersOf = (security: object, more: object = {}): Record<string, string> =>
  Object.fromEntries(
    [...rulesOf('/*', { security, ...more }).matchAll(/^ {2}([^:]+): (.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

test('without a word, a site is as safe as it can be, and says nothing of other hosts', () => {
  expect(headersOf({})).toMatchObject({
    'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'") as string,
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  });
});

test('other sites load nothing that is not said to be for all', () => {
  expect(filesOf({})['_headers']).toMatch(/^\/\*\n(?: {2}.*\n)* {2}Cross-Origin-Resource-Policy: same-origin\n/m);
});

test('nothing runs in a drawing that is opened by its own address', () => {
  expect(rulesOf('/images/*', {})).toMatch(
    /^ {2}Content-Security-Policy: .*frame-ancestors 'none'.*; script-src 'none'$/m,
  );
});

test('nor in one that lies elsewhere: in a folder of pictures alone, or among other files and pages', () => {
  const files = [
    '/logo.svg',
    '/BADGE.SVG',
    '/images/a.svg',
    '/logos/a.svg',
    '/logos/more/b.svg',
    '/files/plan@2x.svg',
    '/files/list.pdf',
    '/files/a b.svg',
    '/about/map.svg',
    '/about/parts/c.svg',
    '/photos/d.jpg',
  ];
  expect(svgPaths(files, ['/', '/about', '/about/us'])).toEqual([
    '/logo.svg',
    '/BADGE.SVG',
    '/logos/*',
    '/files/plan@2x.svg',
    '/about/map.svg',
    '/about/parts/*',
  ]);
  const site = smallSite({ basePath: '/shop' });
  site.write('public/logo.svg', DRAWING);
  const told = hostFiles(resolved(site.root, { host: 'cloudflare' }), readSite(site.root).source).files['_headers'];
  site.remove();
  expect(told).toMatch(
    /^\/shop\/logo\.svg\n {2}! Content-Security-Policy\n {2}Content-Security-Policy: .*; script-src 'none'$/m,
  );
});

test.each([
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
  ['off', undefined],
])('"https": "%s" is %s', (https, value) => {
  expect(headersOf({ https })['Strict-Transport-Security']).toBe(value);
});

test('sites that may show pages in a frame are named where sites can be', () => {
  const headers = headersOf({ frames: ['https://a.example.com', 'https://b.example.com'] });
  expect(headers['Content-Security-Policy']).toContain('frame-ancestors https://a.example.com https://b.example.com;');
  expect(headers['X-Frame-Options']).toBeUndefined();
});

test('pages may ask for what the owner allows', () => {
  expect(headersOf({ permissions: ['geolocation'] })['Permissions-Policy']).toContain('camera=(), geolocation=(self),');
});

test('what a page was not allowed to do is reported in the old way and the new', () => {
  const headers = headersOf({ reports: 'https://reports.example.com/csp' });
  expect(headers['Content-Security-Policy']).toMatch(
    /; report-uri https:\/\/reports\.example\.com\/csp; report-to pages$/,
  );
  expect(headers['Reporting-Endpoints']).toBe('pages="https://reports.example.com/csp"');
});

test('scripts that are not the first one of a page are reported; each page itself stops them', () => {
  const reports = 'https://reports.example.com/csp';
  const headers = headersOf({ reports }, { analytics: { provider: 'plausible', siteId: 'x.org' } });
  const hash = createHash('sha256').update('first()').digest('base64');
  expect(headers['Content-Security-Policy-Report-Only']).toBe(
    `script-src 'self' https://plausible.io 'sha256-${hash}'; report-uri ${reports}; report-to pages`,
  );
  expect(headersOf({})['Content-Security-Policy-Report-Only']).toBeUndefined();
});

test('hosts say what all pages share, and leave its own styles and frames to each page', () => {
  const policy = headersOf(
    {},
    {
      mail: { mode: 'emailjs', serviceId: 's', templateId: 't', publicKey: 'k' },
      analytics: { provider: 'plausible', siteId: 'x.org' },
    },
  )['Content-Security-Policy'];
  expect(policy).toContain("img-src 'self' https://plausible.io data:;");
  expect(policy).toContain("connect-src 'self' https://api.emailjs.com https://plausible.io;");
  expect(policy).not.toMatch(/style-src|script-src|frame-src|default-src|unsafe/);
});

test('security.txt is as RFC 9116 has it', () => {
  const contact = { to: ['mailto:security@example.com'], expires: '2027-05-21', policy: '/' };
  expect(filesOf({ security: { contact } })['.well-known/security.txt']).toBe(
    [
      'Contact: mailto:security@example.com',
      'Expires: 2027-05-21T00:00:00Z',
      'Preferred-Languages: en-US',
      'Canonical: https://testing.example.com/.well-known/security.txt',
      'Policy: https://testing.example.com/',
      '',
    ].join('\n'),
  );
  const inTwo = { languages: [{ lang: 'de', folder: '/de' }], security: { contact } };
  expect(filesOf(inTwo)['.well-known/security.txt']).toContain('\nPreferred-Languages: en-US, de\n');
  expect(filesOf({})['.well-known/security.txt']).toBeUndefined();
});

test('a fact of the site adds no line to security.txt', () => {
  const contact = { to: ['https://example.com/{site.facts.way}'], expires: '2027-05-21' };
  const more = { facts: { way: 'in\nContact: https://evil.example' }, security: { contact } };
  expect(filesOf(more)['.well-known/security.txt']).toMatch(
    /^Contact: https:\/\/example\.com\/in%0AContact:%20https:\/\/evil\.example\nExpires/,
  );
});
