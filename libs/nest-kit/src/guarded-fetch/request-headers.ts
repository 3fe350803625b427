/** Headers by lower-case name. */
export type HeaderRecord = Readonly<Record<string, string>>;

/** What the client decides itself: framing, connection, cookies, proxies, and who it is. As the forbidden names of the fetch standard. */
const FORBIDDEN =
  /^(accept-encoding|connection|content-length|cookie2?|expect|host|http2-settings|keep-alive|te|trailer|transfer-encoding|upgrade|user-agent|via|proxy-.*)$/;

/** Headers that no other origin is told than the one they were meant for: all but these. */
const FOR_ALL_ORIGINS = /^(accept|accept-language|content-type)$/;

/** Headers about a body, which a redirect that becomes GET drops. */
const ABOUT_BODY = /^content-/;

/** The caller's headers without those that the client decides itself. */
export function toAllowedHeaders(headers: HeaderRecord): HeaderRecord {
  return select(lowerCased(headers), (name) => !FORBIDDEN.test(name));
}

/** What of the headers may go to another origin: no credentials, under whichever name. */
export function withoutCredentials(headers: HeaderRecord): HeaderRecord {
  return select(headers, (name) => FOR_ALL_ORIGINS.test(name));
}

/** The headers of a request that lost its body. */
export function withoutBodyHeaders(headers: HeaderRecord): HeaderRecord {
  return select(headers, (name) => !ABOUT_BODY.test(name));
}

/** The headers of a response; several of one name are joined with commas. */
export function joinHeaders(headers: Readonly<Record<string, string | string[] | undefined>>): HeaderRecord {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]));
}

function lowerCased(headers: HeaderRecord): HeaderRecord {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

function select(headers: HeaderRecord, keep: (name: string) => boolean): HeaderRecord {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => keep(name)));
}
