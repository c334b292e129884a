import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';

/** Knows when nobody waits for an answer, so that long work stands back for visitors. */
export interface Idle {
  /** Counts requests: it has to stand before all others. */
  middleware: (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
  /** Waits until nobody has asked for anything for a while. */
  wait: () => Promise<void>;
}

/** @param pause how long nobody has to ask, in milliseconds */
export function createIdle(pause: number): Idle {
  let waiting = 0;
  let last = 0;
  const left = (): number => (waiting > 0 ? pause : Math.max(0, last + pause - performance.now()));
  return {
    middleware: (_req, res, next) => {
      waiting++;
      res.once('close', () => {
        waiting--;
        last = performance.now();
      });
      next();
    },
    wait: async () => {
      // Others have their turn, even when it is idle.
      await setImmediate(undefined, { ref: false });
      while (left() > 0) await setTimeout(left(), undefined, { ref: false });
    },
  };
}
