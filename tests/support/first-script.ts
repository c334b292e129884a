import { vi } from 'vitest';
import * as ids from '../../src/model/rendering/ids.ts';

type Listener = (event: object) => void;

/** Who listens to something. */
export function listeners() {
  const all = new Map<string, Listener[]>();
  return {
    add: (type: string, listener: Listener, { signal }: { signal?: AbortSignal } = {}): void => {
      const unless = (event: object): void => void (signal?.aborted || listener(event));
      all.set(type, [...(all.get(type) ?? []), unless]);
    },
    /** Tells of an event. Whether the browser still does what it does of it, and others who listen still hear of it. */
    tell: (type: string, target?: object, more: object = {}): { isPrevented: boolean; isStopped: boolean } => {
      const event = { ...more, target, preventDefault: vi.fn(), stopImmediatePropagation: vi.fn() };
      for (const listener of all.get(type) ?? []) listener(event);
      const isCalled = ({ mock }: { mock: { calls: unknown[] } }): boolean => mock.calls.length > 0;
      return { isPrevented: isCalled(event.preventDefault), isStopped: isCalled(event.stopImmediatePropagation) };
    },
  };
}

/** What `entry-client.ts` has for the first script, as tests give it. */
type Code = Partial<Record<'wake' | 'follow' | 'offer' | 'reload', (...given: never[]) => unknown>>;

const NAMES = ['wake', 'follow', 'offer', 'reload'];
const APP = `data:text/javascript,${NAMES.map((name) => `export const ${name} = (...given) => firstScriptCode.${name}(...given)`).join(';')}`;

/** The element in which a page says what its first script has to know: that keeps it for as long as it runs. */
const page: { dataset: Record<string, string> } = { dataset: {} };

/** Each page has a time of its own: after a failure, code rests for a moment. */
let now = Date.UTC(2100);

interface Stubbed {
  code: Code;
  /** What is looked for in the page. */
  document: object;
  /** What the page says of itself. */
  says?: Record<string, string>;
}

/**
 * A page in which a part of the first script can run, at a time of its own.
 * @returns who listens to the window, the message that something could not be loaded, and what the page says of itself
 */
export async function stubPage({ code, document, says = {} }: Stubbed) {
  const inWindow = listeners();
  const notLoaded = { showPopover: vi.fn() };
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('firstScriptCode', code);
  page.dataset = { app: APP, ...says };
  vi.stubGlobal('addEventListener', inWindow.add);
  vi.stubGlobal('document', {
    getElementById: (id: string) => (id === ids.page ? page : notLoaded),
    ...document,
  });
  const { failed } = await import('../../src/boot/code.ts');
  // It asks for its code by itself, whatever another page has loaded; that comes at once.
  failed(undefined);
  await import(/* @vite-ignore */ APP);
  vi.setSystemTime((now += 60_000));
  vi.mocked(console.error).mockClear();
  return { inWindow, notLoaded, says: page.dataset };
}

let runs = 0;

/** Runs a file of `src/boot`, as each page does anew. */
export async function runBoot<Module = unknown>(file: string): Promise<Module> {
  runs += 1;
  return (await import(/* @vite-ignore */ `../../src/boot/${file}?${runs}`)) as Module;
}

/** Takes all of that away again. */
export function unstubPage(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}

/** Once what the first script waits for has come. */
export const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
