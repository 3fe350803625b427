import type { Sharp } from 'sharp';
import type { Size } from '../geometry';
import { PictureError } from './picture-error';
import { isAbovePixelLimit, MAX_PICTURE_PIXELS, TOO_MANY_PIXELS } from './pixel-limit';

const FORMATS: ReadonlySet<string> = new Set(['png', 'jpeg', 'webp', 'gif', 'svg', 'avif', 'heif', 'tiff']);
/** An SVG is drawn so large, in pixels of its longer side; its own size says little. */
const SVG_SIDE = 1_024;
const SVG_DENSITY = 72;
const MAX_SVG_DENSITY = 2_400;

/** A picture that is decoded, upright, with transparency. */
export interface PngPicture extends Size {
  readonly png: Uint8Array;
}

/**
 * Reads a picture whose type is told by its content, and makes a PNG that fits into a square of `maxSide` pixels.
 *
 * @throws {PictureError} it cannot be read, or has too many pixels.
 */
export async function readPicture(bytes: Uint8Array, maxSide: number): Promise<PngPicture> {
  try {
    const picture = await open(bytes);
    const { data, info } = await picture
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .png()
      .toBuffer({ resolveWithObject: true });
    return { png: data, width: info.width, height: info.height };
  } catch (error) {
    throw toPictureError(error);
  }
}

async function open(bytes: Uint8Array): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  const limits = { limitInputPixels: MAX_PICTURE_PIXELS, sequentialRead: true, failOn: 'error' } as const;
  const { format, width, height } = await sharp(bytes, limits).metadata();
  if (!FORMATS.has(format)) throw new PictureError(`Pictures of the format ${format} are not read.`);
  if (format !== 'svg') return sharp(bytes, limits);
  const density = (SVG_DENSITY * SVG_SIDE) / Math.max(width, height);
  return sharp(bytes, { ...limits, density: Math.min(MAX_SVG_DENSITY, Math.max(1, density)) });
}

function toPictureError(error: unknown): PictureError {
  if (error instanceof PictureError) return error;
  const message = isAbovePixelLimit(error) ? TOO_MANY_PIXELS : 'This file cannot be read as a picture.';
  return new PictureError(message, { cause: error });
}
