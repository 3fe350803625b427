/** The other side of a channel broke its rules: nothing more is read from it. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
}
