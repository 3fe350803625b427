import type { Size } from '../geometry';
import { isAbovePixelLimit, MAX_PICTURE_PIXELS, TOO_MANY_PIXELS } from '../picture/pixel-limit';
import { OcrError } from './ocr-error';
import { removeRules } from './remove-rules';

/** A grey picture that the recogniser reads well. Its size is that of the picture that was sent, upright. */
export interface PreparedPicture extends Size {
  readonly png: Buffer;
  /** Pixels of the prepared picture for one of the picture that was sent. */
  readonly scale: number;
}

/** Text of 10 points has 30 pixels on a page of this height (300 dpi), which the models were trained for. */
const BEST_LONG_SIDE = 3_400;
/** Smaller pictures are enlarged, at most this often. */
const MAX_ENLARGEMENT = 2;

/** @throws {OcrError} the file is no picture, or has too many pixels. */
export async function preparePicture(bytes: Uint8Array): Promise<PreparedPicture> {
  const { default: sharp } = await import('sharp');
  try {
    const source = sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, sequentialRead: true });
    const { width, height } = await source.metadata();
    const target = Math.min(BEST_LONG_SIDE, Math.max(width, height) * MAX_ENLARGEMENT);
    const { data, info } = await source
      .autoOrient()
      .flatten({ background: 'white' })
      .greyscale()
      .resize({ width: target, height: target, fit: 'inside' })
      .normalise()
      .raw()
      .toBuffer({ resolveWithObject: true });
    removeRules({ data, width: info.width, height: info.height });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const png = await sharp(data, { raw }).png({ compressionLevel: 1 }).toBuffer();
    const scale = Math.max(info.width, info.height) / Math.max(width, height);
    return { png, width: Math.round(info.width / scale), height: Math.round(info.height / scale), scale };
  } catch (error) {
    const message = isAbovePixelLimit(error)
      ? TOO_MANY_PIXELS
      : 'The picture is damaged or of a format that is not read.';
    throw new OcrError(message, { cause: error });
  }
}
