/** A picture cannot be read. Its message is a sentence for the person who sent the file. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}
