/** Maximum length in characters; links of the product are shorter. */
const MAX_LENGTH = 2_048;

/**
 * Parses an untrusted link into a path of our own origin, with query and fragment; undefined for everything else. Uses the URL
 * parser, because browsers read `//host`, `/\host` and `/<tab>/host` as addresses of another origin.
 *
 * @decision D36
 */
export function ownPath(text: string | null | undefined): string | undefined {
  if (!text?.startsWith('/') || text.length > MAX_LENGTH || !URL.canParse(text, location.origin)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, location.origin);
  // `/.//host` is a path of ours that would become `//host` when it is written down again.
  if (origin !== location.origin || pathname.startsWith('//')) return undefined;
  return pathname + search + hash;
}
