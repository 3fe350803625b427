/**
 * Letters without their accents and typographic apostrophes made plain, so that "équipes" and "equipes" match the same rule.
 * The result has the same length: an offset found in it is an offset in the text itself.
 */
export function fold(text: string): string {
  return text.replace(/[À-ÖØ-öø-ÿĀ-ž]/g, (letter) => letter.normalize('NFD').charAt(0)).replace(/[’‘ʼ]/g, "'");
}

/** What two spellings of the same line have in common: case, accents and a plural ending do not count. */
export function toKey(text: string): string {
  return (
    fold(text)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  )
    .map((word) => (word.length > 3 ? word.replace(/(?:es|s|x)$/, '') : word))
    .join(' ');
}
