/** French punctuation stays with the word before it, an opening quotation mark with the word after it. */
export function splitWords(text: string): string[] {
  return text
    .replace(/ ([?!:;»%€–—])/g, '\u00a0$1')
    .replace(/([«¿¡]) /g, '$1\u00a0')
    .split(' ')
    .filter((word) => word !== '');
}

/** Cuts a word that is wider than a line, with hyphens. */
export function cutWord(word: string, maxWidth: number, measure: (text: string) => number): string[] {
  if (measure(word) <= maxWidth) return [word];
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part !== '' && measure(`${part}${character}-`) > maxWidth) {
      parts.push(`${part}-`);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}
