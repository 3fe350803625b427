/** Every text of a value, at any depth. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The texts that do not stand in the content; marks, spaces and capitals may differ. */
export function findUnusedTexts(texts: readonly string[], content: string): string[] {
  const written = lettersOf(content);
  return texts.filter((text) => !written.includes(lettersOf(text)));
}

function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
