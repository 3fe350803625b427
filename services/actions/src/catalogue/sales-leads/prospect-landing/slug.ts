/** Longest label of a host name (RFC 1035). */
const LONGEST_LABEL = 63;

const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', '&': ' and ' };

/** Lower-case ASCII words with hyphens, which is also a label of a host name. A name in another script gets a number. */
export function toSlug(name: string): string {
  const ascii = name
    .toLowerCase()
    .replace(/[œæßøłđ&]/gu, (letter) => LIGATURES[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}|['’.]/gu, '');
  const slug = ascii
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, LONGEST_LABEL)
    .replace(/^-+|-+$/gu, '');
  return slug === '' ? `p-${fingerprint(name)}` : slug;
}

function fingerprint(text: string): string {
  let hash = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
  return (hash >>> 0).toString(36);
}
