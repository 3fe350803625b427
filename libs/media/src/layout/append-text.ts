/** Goes on with the next line of a paragraph: a word that was divided at the end of the line is whole again. */
export function appendText(text: string, next: string): string {
  if (text === '') return next;
  return /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next) ? text.slice(0, -1) + next : `${text} ${next}`;
}
