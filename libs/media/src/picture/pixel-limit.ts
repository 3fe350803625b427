/** Width times height, of all frames together. A page at 600 dpi has 35 million. */
export const MAX_PICTURE_PIXELS = 50_000_000;

export const TOO_MANY_PIXELS = `The picture has more than ${MAX_PICTURE_PIXELS / 1_000_000} megapixels.`;

/** Whether sharp refused a picture for its size, which it reads from the header. */
export function isAbovePixelLimit(error: unknown): boolean {
  return error instanceof Error && error.message.includes('pixel limit');
}
