import { describe, expect, it, vi } from 'vitest';
import { findTokens, replaceTokens, replaceTokensInHref, tokenValues } from '../../../src/model/content/tokens.ts';

describe('tokens', () => {
  const values = tokenValues(
    {
      version: 1,
      name: 'Northlane',
      phones: { main: '(415) 555-0142' },
      hours: 'of {site.name}',
      footer: { copyright: 'x' },
      theme: { preset: 'calm', colors: { primary: '#123456' } },
      host: 'netlify',
      analytics: { provider: 'plausible', siteId: 'northlane.example' },
    },
    new Date('2026-05-21'),
  );
  it('are the facts of the site file, not how it looks and works', () => {
    expect([...values]).toEqual([
      ['year', '2026'],
      ['site.name', 'Northlane'],
      ['site.phones.main', '(415) 555-0142'],
    ]);
  });
  it.each(['Pacific/Kiritimati', 'America/Los_Angeles'])('have the year of the universal time in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    const yearAt = (time: string): string | undefined => tokenValues({}, new Date(time)).get('year');
    expect([yearAt('2026-12-31T23:30:00Z'), yearAt('2027-01-01T00:30:00Z')]).toEqual(['2026', '2027']);
    vi.unstubAllEnvs();
  });
  it('are found and replaced; doubled braces stand for braces', () => {
    const text = '{site.name} {{site.name}} {no} {} { a }';
    expect(findTokens(text)).toEqual([
      { name: 'site.name', offset: 0, length: 11 },
      { name: 'no', offset: 26, length: 4 },
    ]);
    expect(replaceTokens(text, values)).toBe('Northlane {site.name} {no} {} { a }');
    expect(replaceTokensInHref('tel:{site.phones.main}', values)).toBe('tel:4155550142');
    expect(replaceTokensInHref('/a-b', values)).toBe('/a-b');
  });
});
