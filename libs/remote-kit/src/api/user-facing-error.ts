/** Thrown by a page whose own check of an answer failed; its message is a specified text for people. */
export class UserFacingError extends Error {
  override readonly name = 'UserFacingError';
}
