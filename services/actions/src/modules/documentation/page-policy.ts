const SHARED =
  "default-src 'none'; script-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Pages of the documentation load files of their own origin only. */
export const PAGE_POLICY = `${SHARED}; style-src 'self'; img-src 'self'`;

/** The viewer writes its styles into the page. Its scripts are files of our own all the same. */
export const VIEWER_POLICY = `${SHARED}; style-src 'self' 'unsafe-inline'; img-src 'self' data:`;
