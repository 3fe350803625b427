const SHOWN_CHARACTERS = 17;
const DOTS = '•'.repeat(15);

/** The live prefix and the beginning of the key, then dots: enough to recognise it, not enough to use it. */
export function maskKey(kid: string): string {
  return `${kid.slice(0, SHOWN_CHARACTERS)}${DOTS}`;
}
