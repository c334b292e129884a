const WAIT = 10_000;

const NOTES = 'reloaded:';

/**
 * Leaves for an address with a full page load, unless that was just tried: then it returns false, so that a fault on
 * the host never becomes a loop.
 * @param isOther whether it is that of another page than the document came as
 */
export function reloadOnce(href: string, isOther?: boolean): boolean {
  const key = NOTES + new URL(href, location.href).pathname;
  try {
    if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < WAIT) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Storage is blocked, so a loop could not be noticed: only leave for another page.
    if (!isOther) return false;
  }
  assignLocation(href);
  return true;
}

/** Forgets what was tried: a document has come, so that what is pressed in it is asked for anew. */
export function forgetReloads(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(NOTES)) sessionStorage.removeItem(key);
  } catch {
    // Without storage there are no notes.
  }
}

/** Opens an address with a full page load. */
export function assignLocation(href: string): void {
  // The router may have put the address in place already. Going there again would only jump to its section, and a
  // reload would keep the place on the page before; so the entry is given another address first, unseen by the router.
  const isHere = new URL(href, location.href).href === location.href;
  if (isHere) History.prototype.replaceState.call(history, null, '', `${location.pathname}?leaving`);
  if (isHere) location.replace(href);
  else location.assign(href);
}
