/** HTML beyond the limits. Of a pasted page the caller is told at its field, of a fetched one in a warning. */
export class UnreadablePageError extends Error {
  override readonly name = 'UnreadablePageError';
}
