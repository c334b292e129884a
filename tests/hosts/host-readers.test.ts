import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRules } from '../../src/engine/build/hosts/files/read-rules.ts';
import { PROJECT } from '../support/places.ts';
import { builtFor, hostSite, OLD_ADDRESSES, REDIRECTS } from '../support/sites/host-site.ts';
import type { TempSite } from '../support/sites/temp-site.ts';

// Hosts that cannot be run here publish what reads the files that are written for them. See CONTRIBUTING for how it is installed.
const packages = createRequire(path.join(process.env['HOST_READERS'] ?? PROJECT, 'package.json'));
const fileOf = (name: string): string | undefined => {
  try {
    return packages.resolve(name);
  } catch {
    return undefined;
  }
};
const load = async <T>(name: string): Promise<T> => (await import(pathToFileURL(fileOf(name) ?? '').href)) as T;
const isHere = (...names: string[]): boolean => names.every((name) => fileOf(name) !== undefined);

const NETLIFY = ['@netlify/headers-parser', '@netlify/redirect-parser'] as const;
const VERCEL = '@vercel/routing-utils';

interface NetlifyHeaders {
  parseAllHeaders(from: object): Promise<{
    headers: { for: string; values: Record<string, string> }[];
    errors: Error[];
  }>;
}
interface NetlifyRedirects {
  parseAllRedirects(from: object): Promise<{
    redirects: { from: string; to: string; status: number }[];
    errors: Error[];
  }>;
}
interface Route {
  src?: string;
  dest?: string;
  headers?: Record<string, string>;
  status?: number;
}
type VercelReader = Record<'headersSchema' | 'redirectsSchema' | 'rewritesSchema', object> & {
  getTransformedRoutes(settings: unknown): { routes: Route[]; error: Error | null };
};

let site: TempSite;
let netlify: string;
let vercel: string;
beforeAll(async () => {
  site = hostSite({ redirects: [...REDIRECTS, ...OLD_ADDRESSES] });
  netlify = (await builtFor(site, 'netlify')).site;
  vercel = (await builtFor(site, 'vercel')).site;
});
afterAll(() => site.remove());

describe.skipIf(!isHere(...NETLIFY))('Netlify', () => {
  test('reads the rules for headers that are written, as the preview does', async () => {
    const { parseAllHeaders } = await load<NetlifyHeaders>(NETLIFY[0]);
    const asked = { headersFiles: [path.join(netlify, '_headers')], configHeaders: [], minimal: true };
    const { headers, errors } = await parseAllHeaders(asked);
    expect(errors).toEqual([]);
    expect(headers.map((rule) => [rule.for, Object.entries(rule.values)])).toEqual(
      readRules(netlify).headers.map(({ prefix, exact, headers }) => [exact ? prefix : `${prefix}*`, headers]),
    );
  });

  test('reads the redirects that are written, as the preview does', async () => {
    const { parseAllRedirects } = await load<NetlifyRedirects>(NETLIFY[1]);
    const asked = { redirectsFiles: [path.join(netlify, '_redirects')], configRedirects: [], minimal: true };
    const { redirects, errors } = await parseAllRedirects(asked);
    expect(errors).toEqual([]);
    expect(redirects.map(({ from, to, status }) => ({ from, to, status }))).toEqual(readRules(netlify).redirects);
  });
});

describe.skipIf(!isHere(VERCEL))('Vercel', () => {
  const read = async (): Promise<{ reader: VercelReader; settings: Record<string, unknown>; routes: Route[] }> => {
    const reader = await load<VercelReader>(VERCEL);
    const settings = JSON.parse(fs.readFileSync(path.join(vercel, 'vercel.json'), 'utf8')) as Record<string, unknown>;
    const { routes, error } = reader.getTransformedRoutes(settings);
    expect(error).toBeNull();
    return { reader, settings, routes };
  };
  /** What is sent from an address: of each route that fits, its parts of the address filled in. */
  const filled = (text: string, found: RegExpExecArray): string =>
    text.replace(/\$(\w+)/g, (_all, name: string) => found[Number(name)] ?? '');

  test.each(['headers', 'redirects', 'rewrites'] as const)('takes the %s for sound', async (part) => {
    const { reader, settings } = await read();
    const check = new Ajv({ strict: false }).compile(reader[`${part}Schema`]);
    expect([check(settings[part]), check.errors]).toEqual([true, null]);
  });

  test.each([
    ['/old', '/services'],
    ['/hours', '/about#hours'],
    ['/club', 'https://club.example.org/a?b=%24c'],
    ['/help', 'https://wiki.example.org:8443/Help%3AOn_%28what%29?'],
    ['/about.html', '/about'],
    ['/services/', '/services'],
  ])('leads from %s to %s', async (address, to) => {
    const { routes } = await read();
    const route = routes.find(({ src, status }) => src && status && new RegExp(src).test(address));
    const found = new RegExp(route?.src ?? '').exec(address);
    expect(found && filled(route?.headers?.['Location'] ?? '', found)).toBe(to);
  });

  test.each(OLD_ADDRESSES)('leads from the old address $from to $to, however it is encoded', async ({ from, to }) => {
    const { routes } = await read();
    const address = encodeURI(decodeURIComponent(from));
    for (const asked of [address, address.replace(/%../g, (code) => code.toLowerCase())]) {
      let at: string | undefined = asked;
      for (let steps = 0; steps < 3 && at !== undefined && at !== to; steps++) {
        const reached: string = at;
        const route = routes.find(({ src, status }) => src && status && new RegExp(src).test(reached));
        const found = new RegExp(route?.src ?? '').exec(reached);
        at = found ? filled(route?.headers?.['Location'] ?? '', found) : undefined;
      }
      expect(at, asked).toBe(to);
    }
    expect(routes.some(({ src, status }) => src && status && new RegExp(src).test('/indexxphp'))).toBe(false);
  });

  test('sends headers as they were written, and answers below a page what can be one', async () => {
    const { routes } = await read();
    const sent = (address: string): Record<string, string> =>
      Object.assign(
        {},
        ...routes.filter(({ src }) => src && new RegExp(src).test(address)).map((route) => route.headers),
      );
    expect(sent('/about')['Content-Security-Policy']).toMatch(/^img-src 'self' data:; .*frame-ancestors 'none'/);
    expect(sent('/files/list.txt')['X-Odd']).toBe('a "b" {env.PATH} %{HTTP_HOST}e 100%');
    const code = fs.readdirSync(path.join(vercel, 'assets'));
    expect(code.map((name) => sent(`/assets/${name}`)['Cache-Control'])).toEqual(
      code.map(() => 'public, max-age=31536000, immutable'),
    );
    expect(sent('/assets/missing-1a2b3c.js')['Cache-Control']).toBeUndefined();
    const answered = (address: string): string | undefined =>
      routes.find(({ src, dest }) => dest && new RegExp(src ?? '').test(address))?.dest;
    expect(['/services/any/thing', '/services/missing.json', '/about'].map(answered)).toEqual([
      '/services',
      undefined,
      undefined,
    ]);
  });
});
