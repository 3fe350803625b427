/** Longer ones come from no page of ours. */
const MAX_LENGTH = 2_048;

/**
 * A path of our own origin, with query and fragment, out of a text that anybody may have written into a link; undefined for
 * everything else. The URL parser decides, because browsers read `//host`, `/\host` and `/<tab>/host` as addresses of another origin.
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
