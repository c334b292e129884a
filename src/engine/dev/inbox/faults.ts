import type { IncomingMessage } from 'node:http';
import { parseTarget } from '../../build/server/request-target.ts';

/** The faults that a request asks the inbox to simulate. */
interface Faults {
  /** Answers with this status and keeps nothing. */
  status?: number;
  /** Waits so many milliseconds first. */
  delay?: number;
  /** Ends the connection: before anything is kept, after it was kept but in the middle of the answer, or never. */
  wire?: 'drop' | 'cut' | 'hang';
}

const MAX_DELAY = 60_000;

/**
 * Reads the faults of a request from the header `x-inbox-fault` or from `?fault=`: `500`, `429`, `412`, `delay=800`,
 * `drop`, `cut`, `hang`, or several with commas. They hold for this request only, so tests do not disturb each other.
 */
export function faultsOf(request: Pick<IncomingMessage, 'headers' | 'url'>): Faults {
  const query = new URLSearchParams(parseTarget(request.url)?.search).get('fault');
  const asked = String(request.headers['x-inbox-fault'] ?? query ?? '');
  const faults: Faults = {};
  for (const part of asked.split(',').map((text) => text.trim())) {
    const delay = /^delay=(\d+)$/.exec(part)?.[1];
    if (delay) faults.delay = Math.min(Number(delay), MAX_DELAY);
    else if (/^[45]\d\d$/.test(part)) faults.status = Number(part);
    else if (part === 'drop' || part === 'cut' || part === 'hang') faults.wire = part;
  }
  return faults;
}
