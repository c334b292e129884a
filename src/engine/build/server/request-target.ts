/** What a request asks for. */
export interface RequestTarget {
  /** The host that the target itself names, which goes before the `Host` header. */
  host?: string;
  /** The path as it was sent. */
  path: string;
  /** The decoded path. It may have `..` in it, but no second way to write a slash. */
  pathname: string;
  /** The query with its question mark, or nothing. */
  search: string;
}

// "/path?query", or the same with a scheme and a host before it. Other forms ("*", "host:443") name nothing that we
// serve.
const FORM = /^(?:https?:\/\/([^/?#]*))?(\/[^?#]*)?(\?[^#]*)?$/i;
const NOT_IN_A_PATH = /[\0-\x1f\x7f\\]/;

/**
 * Reads the target of a request: the `url` that Node passes on as it came, which may be anything.
 * @returns undefined when nothing can be found by it
 */
export function parseTarget(target = ''): RequestTarget | undefined {
  const [, host, rawPath, search = ''] = FORM.exec(target) ?? [];
  if (host === undefined ? rawPath === undefined : !URL.canParse(`http://${host}`)) return undefined;
  const pathname = decodePath(rawPath ?? '/');
  if (pathname === undefined) return undefined;
  return { ...(host !== undefined && { host }), path: rawPath ?? '/', pathname, search };
}

function decodePath(path: string): string | undefined {
  // A slash that is encoded would become one between folders.
  if (/%2f/i.test(path)) return undefined;
  try {
    const decoded = decodeURIComponent(path);
    return NOT_IN_A_PATH.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}
