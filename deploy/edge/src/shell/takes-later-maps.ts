/** The first Chromium that takes import maps after a module has been loaded. */
const FIRST_CHROMIUM = 133;

/**
 * Whether a browser is known to take later import maps, by its `Sec-CH-UA` header. Browsers that do not send it (Firefox, Safari,
 * Chromium without TLS) are given what works without them.
 */
export function takesLaterMaps(brands: string | string[] | undefined): boolean {
  const version = /(?:^|[\s,])"Chromium";v="(\d{1,4})"/.exec(String(brands ?? ''))?.[1];
  return Number(version ?? 0) >= FIRST_CHROMIUM;
}
