interface Piece {
  readonly character: string;
  readonly isRepeated: boolean;
}

/**
 * The first part of a text that has the form of a mask such as AA-9999 and stands alone. A repeated piece takes all that it can and
 * gives nothing back, so that the time grows with the lengths of text and mask alone.
 */
export function findMasked(text: string, mask: string): string | null {
  const pieces = toPieces(mask);
  const characters = Array.from(text);
  for (let start = 0; start < characters.length; start += 1) {
    if (isLetterOrDigit(characters[start - 1])) continue;
    const end = matchAt(characters, start, pieces);
    if (end !== null && !isLetterOrDigit(characters[end])) return characters.slice(start, end).join('');
  }
  return null;
}

function toPieces(mask: string): Piece[] {
  const parts = mask.match(/.\+*/gsu) ?? [];
  return parts.map((part) => ({ character: part.charAt(0), isRepeated: part.length > 1 }));
}

function matchAt(characters: readonly string[], start: number, pieces: readonly Piece[]): number | null {
  let place = start;
  for (const { character, isRepeated } of pieces) {
    if (!fits(characters[place], character)) return null;
    place += 1;
    while (isRepeated && fits(characters[place], character)) place += 1;
  }
  return place;
}

function fits(character: string | undefined, piece: string): boolean {
  if (character === undefined) return false;
  if (piece === 'A') return /\p{L}/u.test(character);
  if (piece === '9') return /\d/u.test(character);
  if (piece === 'X') return isLetterOrDigit(character);
  return character.toLowerCase() === piece.toLowerCase();
}

function isLetterOrDigit(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\d]/u.test(character);
}
