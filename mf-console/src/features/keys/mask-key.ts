const DOTS = '•'.repeat(15);

/** A key as it is shown after its creation: its id, which is the prefix and the beginning of the key, then dots for the rest. */
export function maskKey(kid: string): string {
  return `${kid}${DOTS}`;
}
