import type { Language } from '../analysis/language';

const NO_BREAK_SPACE = '\u00A0';

/** French sets its high punctuation apart by a space at which no line may end. The text keeps its length; an image of Markdown is let alone. */
export function typeset(text: string, language: Language): string {
  if (language !== 'fr') return text;
  return text.replace(/ (?=[:;?»]|!(?!\[))/g, NO_BREAK_SPACE).replace(/« /g, `«${NO_BREAK_SPACE}`);
}

/** What was typeset, as it was written. */
export const toPlainSpaces = (text: string): string => text.replaceAll(NO_BREAK_SPACE, ' ');
