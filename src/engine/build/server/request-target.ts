/** The target of a request (RFC 9112, section 3.2). */
export interface RequestTarget {
  /** The host in a target in absolute form, which takes precedence over the `Host` header. */
  host?: string;
  /** The path as it was sent. */
  path: string;
  /** The decoded path. It may contain `..`, but no encoded slash or backslash. */
  pathname: string;
  /** The query with its question mark, or nothing. */
  search: string;
}

// Origin form, "/path?query", or absolute form, with scheme and host. Other forms ("*", "host:443") are not served.
const FORM = /^(?:https?:\/\/([^/?#]*))?(\/[^?#]*)?(\?[^#]*)?$/i;
const NOT_IN_A_PATH = /[\0-\x1f\x7f\\]/;

/**
 * Parses the target of a request. Node's `url` is unchecked, and may be anything.
 * @returns undefined for a malformed one
 */
export function parseTarget(target = ''): RequestTarget | undefined {
  const [, host, rawPath, search = ''] = FORM.exec(target) ?? [];
  if (host === undefined ? rawPath === undefined : !URL.canParse(`http://${host}`)) return undefined;
  const pathname = decodePath(rawPath ?? '/');
  if (pathname === undefined) return undefined;
  return { ...(host !== undefined && { host }), path: rawPath ?? '/', pathname, search };
}

function decodePath(path: string): string | undefined {
  // Decoded, it would separate folders.
  if (/%2f/i.test(path)) return undefined;
  try {
    const decoded = decodeURIComponent(path);
    return NOT_IN_A_PATH.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}
