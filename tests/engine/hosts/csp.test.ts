import { describe, expect, test } from 'vitest';
import {
  contentSecurityPolicy,
  hashSource,
  headerPolicy,
  type FirstScript,
} from '../../../src/engine/build/document/csp.ts';
import { checkContent } from '../../../src/engine/check/check-content.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { analyticsOf } from '../../../src/model/analytics.ts';
import { ownSourcesOf, sourcesOf } from '../../../src/model/csp.ts';
import type { MailSettings, ResolvedPage, ResolvedSite } from '../../../src/model/page/types.ts';
import type { RenderedPage } from '../../../src/model/rendering/renderer.ts';
import { smallSite } from '../../support/sites/small-site.ts';

const mail = { mode: 'local' } as MailSettings;
const blocks = (...frames: string[]) =>
  frames.map((frame) => ({ type: 'embed', src: { frame } })) as ResolvedPage['blocks'];

describe('the policy', () => {
  const site = { mail } as ResolvedSite;
  const counted = { ...site, analytics: analyticsOf({ provider: 'plausible', siteId: 'x.org' }) };
  const css = 'a{}';
  const policyOf = (
    main: string,
    page: ResolvedPage['blocks'],
    of = site,
    boot: FirstScript = { text: 'first()' },
  ): string[] =>
    contentSecurityPolicy(
      { css, header: '', main, footer: '' } as RenderedPage,
      { blocks: page } as ResolvedPage,
      of,
      boot,
    ).split(';');

  test('of a page allows its own files, its first script and its style, and no more', () => {
    expect(policyOf('<p>Hi</p>', [])).toEqual([
      "default-src 'none'",
      `script-src 'self' ${hashSource('first()')}`,
      `style-src 'self' ${hashSource(css)}`,
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types pages',
    ]);
  });

  test('of a page says what else it needs', () => {
    const policy = policyOf('<p style="--a:&quot;">', blocks('https://a.example/1'), counted, { src: '/boot.js' });
    expect(policy).toContain("script-src 'self' https://plausible.io");
    expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${hashSource('--a:"')}`);
    expect(policy).toContain('frame-src https://a.example');
    expect(policy).toContain('trusted-types pages analytics');
  });

  test('of a page with a video of the site lets it play, and other pages are no way to it', () => {
    const page = [{ type: 'video', src: '/videos/tour.mp4', title: 'A tour' }] as ResolvedPage['blocks'];
    expect(policyOf('<p>Hi</p>', page)).toContain("media-src 'self'");
    expect(ownSourcesOf({ blocks: page })).toEqual(["media-src 'self'"]);
  });

  test("of a page with a block of the site's own lets that play files of the site", () => {
    const page = { blocks: blocks(), modules: { poster: '/poster.js' } } as Partial<ResolvedPage> as ResolvedPage;
    const rendered = { css, header: '', main: '', footer: '' } as RenderedPage;
    expect(contentSecurityPolicy(rendered, page, site, { text: '' }).split(';')).toContain("media-src 'self'");
  });

  test('of all pages says what each of them holds to', () => {
    const ownSources = { 'connect-src': ['https://api.example'], 'frame-src': ['https://a.example'] };
    expect(headerPolicy({ site, ownSources }, {}).split('; ')).toEqual([
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self' https://api.example",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types pages',
    ]);
  });
});

describe('what a page loads from elsewhere', () => {
  test('nothing, unless it says so', () => {
    expect(sourcesOf({ blocks: [] }, { mail })).toEqual({});
  });

  test('mail from its service', () => {
    expect(sourcesOf({ blocks: [] }, { mail: { ...mail, mode: 'emailjs' } })).toEqual({
      'connect-src': ['https://api.emailjs.com'],
    });
  });

  test('frames from each of their sites, once', () => {
    const page = { blocks: blocks('https://a.example/1', 'https://a.example/2', 'https://b.example/') };
    expect(sourcesOf(page, { mail })['frame-src']).toEqual(['https://a.example', 'https://b.example']);
  });

  test('what blocks of the site’s own say, and such a page needs a document that allows it', () => {
    const sources = { 'connect-src': ['https://api.example'], 'frame-src': ['https://a.example'] };
    const page = { blocks: blocks('https://b.example/1'), sources };
    expect(sourcesOf(page, { mail: { ...mail, mode: 'emailjs' } })).toEqual({
      'connect-src': ['https://api.emailjs.com', 'https://api.example'],
      'frame-src': ['https://b.example', 'https://a.example'],
    });
    expect(ownSourcesOf(page)).toEqual([
      'frame-src https://b.example',
      'frame-src https://a.example',
      'connect-src https://api.example',
    ]);
    expect(ownSourcesOf({ blocks: [] })).toEqual([]);
  });

  test.each([
    [{ provider: 'plausible', siteId: 'x.org' }, 'https://plausible.io/js/script.js', ['https://plausible.io']],
    [
      { provider: 'plausible', siteId: 'x.org', host: 'https://stats.x.org/' },
      'https://stats.x.org/js/script.js',
      ['https://stats.x.org'],
    ],
    [
      { provider: 'matomo', siteId: '3', host: 'https://x.org/piwik' },
      'https://x.org/piwik/matomo.js',
      ['https://x.org'],
    ],
    [
      { provider: 'goatcounter', siteId: 'me' },
      'https://gc.zgo.at/count.js',
      ['https://gc.zgo.at', 'https://me.goatcounter.com'],
    ],
    [{ provider: 'script', src: 'https://c.x.org/a.js', name: 'Ours' }, 'https://c.x.org/a.js', ['https://c.x.org']],
  ] as const)('statistics from their tool: %o', (settings, script, origins) => {
    const analytics = analyticsOf(settings);
    expect(analytics).toMatchObject({ script, consent: true });
    expect(sourcesOf({ blocks: [] }, { mail, analytics })).toEqual({
      'script-src': [origins[0]],
      'connect-src': origins,
      'img-src': origins,
    });
  });

  test.each(['https://*', 'https://*.example.org', 'https://a.example;sandbox', "https://a.example,'self'"])(
    'statistics from one host, not from %s',
    (host) => {
      for (const analytics of [
        { provider: 'matomo', siteId: '3', host },
        { provider: 'script', src: `${host}/count.js`, name: 'Ours' },
      ]) {
        const site = smallSite({ analytics });
        const errors = checkContent(readSite(site.root)).filter(({ severity }) => severity === 'error');
        site.remove();
        expect(errors.map(({ code }) => code)).toEqual(['field/wrong-form']);
      }
    },
  );
});
