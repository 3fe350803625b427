import type { Language } from '../analysis/language';

const NO_BREAK_SPACE = '\u00A0';

/** French sets its high punctuation apart by a space at which no line may end. The text keeps its length; the mark of a Markdown image is left as it is. */
export function typeset(text: string, language: Language): string {
  if (language !== 'fr') return text;
  return text.replace(/ (?=[:;?»]|!(?!\[))/g, NO_BREAK_SPACE).replace(/« /g, `«${NO_BREAK_SPACE}`);
}

/** Undoes `typeset`, to compare texts. */
export const toPlainSpaces = (text: string): string => text.replaceAll(NO_BREAK_SPACE, ' ');
