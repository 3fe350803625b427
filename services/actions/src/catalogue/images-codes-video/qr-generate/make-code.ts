import { PictureError, readPicture, renderSvg, type PngPicture } from '@declic/media/picture';
import { outputFile, type InputFile } from '../../../engine/files';
import { RejectedInputError } from '../../../engine/run-errors';
import { contrast, luminance, readColor } from '../color';
import { QUIET_ZONE, toSvg } from './draw-code';
import { toPayload, type QrContent } from './payload';
import { createMatrix, type Correction } from './qr-matrix';

export interface QrInput extends QrContent {
  readonly format: 'png' | 'svg';
  readonly size: number;
  readonly color: string;
  readonly background: string;
  readonly error_correction: Correction;
  readonly logo?: InputFile;
}

/** Readers tell dark from light by less, but in bad light or print they need this much. */
const MIN_CONTRAST = 3;
/** Pixels of a module that a camera still tells apart on a screen. */
const MIN_MODULE_PIXELS = 2;
const MAX_LOGO_SIDE = 512;

/** Draws the code of what the caller wants to say. */
export async function makeCode(input: QrInput, warn: (message: string) => void) {
  const colors = readColors(input, warn);
  const payload = toPayload(input, warn);
  const logo = await readLogo(input.logo);
  const matrix = await createMatrix(payload, logo ? 'H' : input.error_correction, logo !== null);
  const side = matrix.side + QUIET_ZONE * 2;
  const module = input.format === 'png' ? Math.floor(input.size / side) : input.size / side;
  if (input.format === 'png' && module < MIN_MODULE_PIXELS) {
    throw new RejectedInputError('size', `Must be at least ${side * MIN_MODULE_PIXELS} for this content.`);
  }
  if (logo && input.error_correction !== 'H')
    warn('The error correction was raised to H, because a logo covers the middle.');
  const svg = toSvg(matrix, { ...colors, logo }, { side: input.size, module });
  const file =
    input.format === 'png'
      ? outputFile('qr-code.png', 'image/png', await renderSvg(svg, input.size))
      : outputFile('qr-code.svg', 'image/svg+xml', Buffer.from(svg, 'utf8'));
  return {
    file,
    payload,
    size_px: input.size,
    modules: matrix.side,
    version: matrix.version,
    error_correction: matrix.correction,
    contrast: Math.round(contrast(colors.color, colors.background) * 10) / 10,
  };
}

function readColors({ color, background }: QrInput, warn: (message: string) => void) {
  const colors = { color: toColor(color, 'color'), background: toColor(background, 'background') };
  const ratio = contrast(colors.color, colors.background);
  if (ratio < MIN_CONTRAST) {
    throw new RejectedInputError(
      'color',
      `The contrast with the background is ${ratio.toFixed(1)}:1; readers need at least ${MIN_CONTRAST}:1.`,
    );
  }
  if (luminance(colors.color) > luminance(colors.background))
    warn('Light modules on a dark ground: older readers do not read them.');
  return colors;
}

function toColor(text: string, field: string): string {
  const color = readColor(text);
  if (color === null) throw new RejectedInputError(field, 'Must be a colour such as #15161A.');
  return color;
}

async function readLogo(file: InputFile | undefined): Promise<PngPicture | null> {
  if (!file) return null;
  try {
    return await readPicture(file.bytes, MAX_LOGO_SIDE);
  } catch (error) {
    if (error instanceof PictureError) throw new RejectedInputError('logo', error.message);
    throw error;
  }
}
