/** A text as it is stored: trimmed, in one spelling of accents and line ends, without what the database cannot hold. */
export function cleanText(text: string): string {
  return cleanMarkdown(text).trim();
}

/** As `cleanText`, but not trimmed: in Markdown, spaces at the beginning and at the end have a meaning. */
export function cleanMarkdown(text: string): string {
  return (
    text
      .toWellFormed()
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      // Control characters have no business in a text.
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
  );
}

/** Whether there is something to read: emoji and punctuation alone say nothing. */
export function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
