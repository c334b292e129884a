import { prepareStyles } from './goober.ts';

/** Errors stay until they are closed, where there is room for them; the others go by themselves. */
export type ToastKind = 'success' | 'error';

let host: typeof import('./host.tsx') | undefined;

/** Fetches toasts and their host; the form does so when it is first touched. */
export async function loadToasts() {
  prepareStyles();
  host = await import('./host.tsx');
  return host;
}

/** Shows a message over the page. False when toasts could not be loaded: then it has to be said elsewhere. */
export async function showToast(message: string, kind: ToastKind): Promise<boolean> {
  try {
    (await loadToasts()).show(message, kind);
    return true;
  } catch {
    return false;
  }
}

/** Closes the toast with this message, once it is no longer true. */
export function closeToast(message: string): void {
  host?.close(message);
}
