/** Errors stay until they are closed, where there is room for them; the others go by themselves. */
export type ToastKind = 'success' | 'error';

let host: typeof import('./host.tsx') | undefined;

/** Fetches toasts and their host; the form does so when it is first touched. */
export async function loadToasts() {
  host = await import('./host.tsx');
  return host;
}

/** Messages that are shown once their code is there, unless they are closed before. */
const waiting = new Set<string>();

/** Shows a message over the page. False when toasts could not be loaded: then it has to be said elsewhere. */
export async function showToast(message: string, kind: ToastKind): Promise<boolean> {
  waiting.add(message);
  try {
    const { show } = await loadToasts();
    if (waiting.has(message)) show(message, kind);
    waiting.delete(message);
    return true;
  } catch {
    return !waiting.delete(message);
  }
}

/** Closes the toast with this message, once it is no longer true. */
export function closeToast(message: string): void {
  waiting.delete(message);
  host?.close(message);
}
