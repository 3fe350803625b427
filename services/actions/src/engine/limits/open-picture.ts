import type { Sharp, SharpOptions } from 'sharp';
import { RejectedInputError } from '../run-errors';

/** Width times height, of all frames together. */
export const MAX_PICTURE_PIXELS = 50_000_000;

/** Decodes row by row where the format allows it, and refuses by the header what is too large. */
const limits = {
  limitInputPixels: MAX_PICTURE_PIXELS,
  sequentialRead: true,
  failOn: 'error',
} satisfies SharpOptions;

/**
 * A pipeline of sharp on a picture that was checked against the limits. For the media pool.
 *
 * @throws {RejectedInputError} it is no picture that can be read, or has more pixels than the limit.
 */
export async function openPicture(bytes: Uint8Array, field: string, options: SharpOptions = {}): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { ...options, ...limits });
  try {
    await picture.metadata();
  } catch (error) {
    throw toRejection(error, field);
  }
  return picture;
}

function toRejection(error: unknown, field: string): RejectedInputError {
  const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
  const message = isTooLarge
    ? `The picture has more than ${MAX_PICTURE_PIXELS / 1_000_000} megapixels.`
    : 'This file cannot be read as a picture.';
  return Object.assign(new RejectedInputError(field, message), { cause: error });
}
