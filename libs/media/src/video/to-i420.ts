import type { Size } from '../geometry';

/** A picture of rows of red, green, blue and alpha, one byte each. */
export interface RgbaPicture extends Size {
  readonly data: Uint8Array;
}

/** Fixed-point numbers with 16 bits behind the point. */
const POINT = 16;
const ONE = 1 << POINT;

/**
 * Coefficients of ITU-R BT.709, item 3, in the limited range of item 5: luma 16 to 235, chroma 16 to 240.
 * Each row sums to the range exactly, so that grey has no chroma.
 */
const LUMA = toFixed([0.2126, 0.7152, 0.0722], 219 / 255);
const BLUE_DIFFERENCE = toFixed([-0.2126 / 1.8556, -0.7152 / 1.8556, 0.5], 224 / 255);
const RED_DIFFERENCE = toFixed([0.5, -0.7152 / 1.5748, -0.0722 / 1.5748], 224 / 255);
const LUMA_OFFSET = 16 * ONE + ONE / 2;
/** The sum of four pixels is divided by four in the same shift. */
const CHROMA_OFFSET = (128 * ONE + ONE / 2) * 4;

/** Bytes of an I420 picture: a plane of luma, then two of chroma with half the width and height. */
export function i420Size(width: number, height: number): number {
  return (width * height * 3) / 2;
}

/**
 * Converts to I420 in BT.709, limited range. Encoders that are given RGBA make VP9 of the GBR profile, which browsers refuse.
 * Width and height must be even; alpha is ignored.
 */
export function toI420({ width, height, data }: RgbaPicture, target: Uint8Array): void {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const blueStart = width * height;
  const redStart = blueStart + blueStart / 4;
  for (let y = 0; y < height; y += 2) {
    const rows = { pixels, at: y * width, width };
    writeRows(rows, target, { blue: blueStart + (y * width) / 4, red: redStart + (y * width) / 4 });
  }
}

interface Rows {
  readonly pixels: Uint32Array;
  readonly at: number;
  readonly width: number;
}

/** Two rows of luma, and one of each chroma plane from the mean of four pixels. */
function writeRows({ pixels, at, width }: Rows, target: Uint8Array, chroma: { blue: number; red: number }): void {
  const [lr, lg, lb] = LUMA;
  const [br, bg, bb] = BLUE_DIFFERENCE;
  const [rr, rg, rb] = RED_DIFFERENCE;
  for (let x = 0; x < width; x += 2) {
    let red = 0;
    let green = 0;
    let blue = 0;
    for (let corner = 0; corner < 4; corner++) {
      const index = at + x + (corner & 1) + (corner >> 1) * width;
      const pixel = pixels[index] ?? 0;
      const r = pixel & 255;
      const g = (pixel >> 8) & 255;
      const b = (pixel >> 16) & 255;
      target[index] = (lr * r + lg * g + lb * b + LUMA_OFFSET) >> POINT;
      red += r;
      green += g;
      blue += b;
    }
    target[chroma.blue + x / 2] = (br * red + bg * green + bb * blue + CHROMA_OFFSET) >> (POINT + 2);
    target[chroma.red + x / 2] = (rr * red + rg * green + rb * blue + CHROMA_OFFSET) >> (POINT + 2);
  }
}

function toFixed(row: readonly [number, number, number], range: number): readonly [number, number, number] {
  const [red, , blue] = [Math.round(row[0] * range * ONE), 0, Math.round(row[2] * range * ONE)];
  const sum = Math.round((row[0] + row[1] + row[2]) * range * ONE);
  return [red, sum - red - blue, blue];
}
