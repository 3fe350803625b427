const LIGATURES = /[\uFB00-\uFB06]/g;
const SPACES = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g;
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF\u0000-\u001F]/g;

/** Text as it is read: composed letters, no ligatures, plain spaces, nothing invisible. */
export function toReadableText(text: string): string {
  return text
    .normalize('NFC')
    .replace(LIGATURES, (ligature) => ligature.normalize('NFKC'))
    .replace(SPACES, ' ')
    .replace(INVISIBLE, '');
}
