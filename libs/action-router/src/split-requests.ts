/** Words between two requests of one message. */
const BETWEEN = /\s+(?:and then|and|then|plus|et puis|et|puis|y luego|y|luego)\s+|\s*[;+&]\s+|\.\s+(?=\p{L})/giu;

const MIN_WORDS = 2;
const LONGEST = 400;

/** The two parts of a message at each of its conjunctions. Long messages carry data and are not divided. */
export function splitRequests(text: string): (readonly [string, string])[] {
  if (text.length > LONGEST) return [];
  return [...text.matchAll(BETWEEN)]
    .map(({ 0: found, index }) => [text.slice(0, index), text.slice(index + found.length)] as const)
    .filter((parts) => parts.every((part) => (part.match(/[\p{L}\p{N}@]+/gu)?.length ?? 0) >= MIN_WORDS));
}
