/**
 * Sends a command of WebDriver, by the name that the standard gives it, and gives its answer. Whoever speaks to a browser
 * knows how it wants to be told: Firefox by Marionette, WebKit by HTTP.
 */
export type Send = (command: string, parameters?: Record<string, unknown>) => Promise<{ value: unknown }>;

/** A running browser of which only WebDriver's commands can be asked: Playwright needs ones of its own make. */
export interface Driven {
  send: Send;
  close: () => Promise<void>;
}

/** What a visitor does in a browser, and what a page says of itself then. */
export function createSession(send: Send) {
  /** Runs a function of the page; whatever it returns comes back. */
  const run = async <T>(script: string, ...args: unknown[]): Promise<T> =>
    (await send('ExecuteScript', { script, args })).value as T;

  /** An element of the page in the middle of the window, by the one key that WebDriver gives it. */
  async function element(css: string): Promise<Record<string, string>> {
    const found = (await send('FindElement', { using: 'css selector', value: css })).value as Record<string, string>;
    await run('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', found);
    return found;
  }

  return {
    run,
    open: (url: string) => send('Navigate', { url }),
    back: () => send('Back'),
    click: async (css: string) => send('ElementClick', { id: Object.values(await element(css))[0] }),
    type: async (css: string, text: string) =>
      send('ElementSendKeys', { id: Object.values(await element(css))[0], text }),
    /** Moves the mouse to an element, and a little on: the first move of a hand has come from nowhere, for WebKit. */
    async pointAt(css: string): Promise<void> {
      const origin = await element(css);
      const moves = [0, 3].map((x) => ({ type: 'pointerMove', origin, x, y: 0, duration: 0 }));
      const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: moves };
      await send('PerformActions', { actions: [mouse] });
    },
    /** Makes the window this wide, or as narrow as its own bar lets it. The page that was there is left. */
    async resize(width: number): Promise<void> {
      await send('Navigate', { url: 'about:blank' });
      await send('SetWindowRect', { width, height: 800 });
    },
  };
}

export type Session = ReturnType<typeof createSession>;
