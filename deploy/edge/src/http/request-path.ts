/** Address spaces that never answer with the shell's HTML. Exactly `/api` is a page of the product, so it is not among them. */
const MACHINE_SPACES = /^\/+(?:api\/+[^/]|(?:v1|remotes|shell|assets)(?:\/|$))/i;

// An escaped slash, backslash or NUL is decoded differently by different readers.
const HIDDEN_SEPARATOR = /%(?:2f|5c|00)/i;
const FORBIDDEN_CHARACTER = /[\\\u0000-\u001f\u007f]/;
const EMPTY_OR_DOT_SEGMENT = /\/(?=\/)|\/\.{1,2}(?=\/|$)/;

export interface RequestPath {
  /** The path without its query, decoded where that is possible. */
  path: string;
  /** False for what no link of ours contains: dot segments, double slashes, hidden separators, broken escapes. */
  plain: boolean;
  /** Whether a program asked, so that an error is a problem document and not a page. */
  forMachines: boolean;
}

/** Reads the path of a request target, once, before anything routes by it. */
export function readRequestPath(target: string): RequestPath {
  const raw = target.split(/[?#]/, 1)[0] ?? '';
  const decoded = decode(raw);
  const path = decoded ?? raw;
  return {
    path,
    plain:
      decoded?.startsWith('/') === true &&
      !HIDDEN_SEPARATOR.test(raw) &&
      !FORBIDDEN_CHARACTER.test(decoded) &&
      !EMPTY_OR_DOT_SEGMENT.test(decoded),
    forMachines: MACHINE_SPACES.test(path),
  };
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
