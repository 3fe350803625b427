const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters as a reader counts them: an emoji or a letter with its accents is one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** Google Ads counts a character of double width (Chinese, Japanese, Korean) as two. */
export function countAdCharacters(text: string): number {
  const wide = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uFF01-\uFF60]/gu);
  return countCharacters(text) + (wide?.length ?? 0);
}

/** The longest beginning of whole words within a limit, with an ellipsis; empty when not one word fits. */
export function clipWords(text: string, limit: number, count: (text: string) => number = countCharacters): string {
  if (count(text) <= limit) return text;
  const words = text.split(' ');
  while (words.length > 0) {
    const clipped = `${words.join(' ').replace(/[\s,;:.–—-]+$/u, '')}…`;
    if (count(clipped) <= limit) return clipped;
    words.pop();
  }
  return '';
}
