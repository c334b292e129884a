import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { command } from '../../support/command.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf, type TempSite } from '../../support/sites/temp-site.ts';

let site: TempSite;
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-05-21T00:10:00Z'), toFake: ['Date'] });
  site = smallSite();
  const page = (name: string, more: object): void =>
    site.write(`pages/${name}.json`, pageOf(name, [{ type: 'hero', heading: name }], { ...more }));
  page('today', { publishAt: '2026-05-21', unpublishAt: '2026-06-01' });
  page('yesterday', { unpublishAt: '2026-05-20' });
  page('later', { publishAt: '2999-01-01' });
  page('draft', { draft: true, publishAt: '2026-05-21' });
});
afterEach(() => {
  vi.useRealTimers();
  site.remove();
});

describe('pages that come or go by their dates', () => {
  const due = (...args: string[]) => command('due', '--root', site.root, ...args);

  test('are those of today, and what is next is said beside', async () => {
    expect(await due()).toEqual({
      status: 0,
      stdout: '2026-05-21 /today comes\n',
      stderr: 'The next is /today: it goes on 2026-06-01.\n',
    });
  });

  test('are those of some days, if that is asked for', async () => {
    expect((await due('--days', '2')).stdout).toBe('2026-05-20 /yesterday goes\n2026-05-21 /today comes\n');
    expect((await due('--days', 'two')).stderr).toContain('"--days" takes a number');
  });

  test('may be none', async () => {
    vi.setSystemTime(Date.parse('2026-05-23T00:10:00Z'));
    const { stdout, stderr } = await due();
    expect([stdout, stderr.split('\n')[0]]).toEqual(['', 'Nothing comes or goes.']);
  });
});
