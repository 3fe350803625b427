/** Text in the charset that a server names; one that is not known is read as UTF-8. */
export function decodeText(bytes: Uint8Array, charset: string): string {
  return toDecoder(charset).decode(bytes);
}

function toDecoder(charset: string) {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
