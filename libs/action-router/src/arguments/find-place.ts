const PLACE =
  /(?:^|\s)(in|near|around|at|à|a|autour de|autour d'|près de|près d'|de|d'|en|cerca de)\s?(\p{Lu}[\p{L}'-]+(?:[ -]\p{Lu}[\p{L}'-]+){0,3})/u;

/** A place with a capital letter after a preposition, and what stands before it: "dentists in Lyon". */
export function findPlace(text: string): { readonly city: string; readonly before: string } | null {
  const found = PLACE.exec(text.replaceAll('’', "'"));
  return found?.[2] === undefined ? null : { city: found[2], before: text.slice(0, found.index).trim() };
}
