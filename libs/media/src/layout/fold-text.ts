/**
 * Text for comparison, of the same length as before: lower case, without accents, marks as spaces. Places found in it are places in
 * the text.
 */
export function foldText(text: string): string {
  return Array.from(text, foldCharacter).join('');
}

function foldCharacter(character: string): string {
  if (/[\p{L}\p{N}#%]/u.test(character) && !/[ºª]/u.test(character)) {
    const folded = character.normalize('NFD').charAt(0).toLowerCase();
    return folded.length === character.length ? folded : character;
  }
  return ' '.repeat(character.length);
}
