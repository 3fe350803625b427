import { OcrError } from './ocr-error';

/** A grey picture, upright and of a size that the recogniser reads well. */
export interface PreparedPicture {
  readonly png: Buffer;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** Refused above; a page at 600 dpi has 35 million. */
const MAX_INPUT_PIXELS = 50_000_000;
/** Text of 10 points has 30 pixels on a page of this height (300 dpi), which the models were trained for. */
const BEST_LONG_SIDE = 3_400;
/** Smaller pictures are enlarged, at most this often. */
const MAX_ENLARGEMENT = 2;

/** @throws {OcrError} the file is no picture, or has too many pixels. */
export async function preparePicture(bytes: Uint8Array): Promise<PreparedPicture> {
  const { default: sharp } = await import('sharp');
  try {
    const source = sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS, sequentialRead: true });
    const { width, height } = await source.metadata();
    const target = Math.min(BEST_LONG_SIDE, Math.max(width, height) * MAX_ENLARGEMENT);
    const { data, info } = await source
      .autoOrient()
      .flatten({ background: 'white' })
      .greyscale()
      .resize({ width: target, height: target, fit: 'inside' })
      .normalise()
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    return { png: data, width: info.width, height: info.height };
  } catch (error) {
    throw new OcrError('The picture is damaged, too large or of a format that is not read.', { cause: error });
  }
}
