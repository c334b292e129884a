import { afterEach, expect, test, vi } from 'vitest';
import { runBoot, settled, stubPage, unstubPage } from '../../support/first-script.ts';

afterEach(unstubPage);

/** Whether the app is loaded where the page for unknown addresses answers at this one, and whether its footer is unfolded. */
async function shownAt(pathname: string, fallbacks?: string): Promise<{ isLoaded: boolean; isOpen: boolean }> {
  const follow = vi.fn<() => Promise<void>>().mockResolvedValue();
  const column = { open: false };
  const document = { querySelectorAll: () => [column] };
  await stubPage({ code: { follow }, document, says: fallbacks === undefined ? {} : { fallbacks } });
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('location', { pathname });
  await runBoot('not-found.ts');
  await settled();
  return { isLoaded: follow.mock.calls.length > 0, isOpen: column.open };
}

test.each([
  ['/bikes/sold', '/parts /bikes', true],
  ['/bikeshed', '/parts /bikes', false],
  ['/bikes/sold', '', false],
  ['/bikes/sold', undefined, false],
])(
  'at %s the app shows the page that answers there, where one of %j does: %j',
  async (pathname, fallbacks, isLoaded) => {
    expect(await shownAt(pathname, fallbacks)).toEqual({ isLoaded, isOpen: true });
  },
);
