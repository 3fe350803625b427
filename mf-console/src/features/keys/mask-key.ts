const SHOWN_CHARACTERS = 17;
const DOTS = '•'.repeat(15);

/** Masks a key: the live prefix and the beginning of the key, then dots. */
export function maskKey(kid: string): string {
  return `${kid.slice(0, SHOWN_CHARACTERS)}${DOTS}`;
}
