const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const PRINTABLE_ASCII = /^[\n\x20-\x7e]*$/;

/** Letters as people count them: an emoji with its skin tone, or a letter with its accent, is one. */
export function countGraphemes(text: string): number {
  if (PRINTABLE_ASCII.test(text)) return text.length;
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}
