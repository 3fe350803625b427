import { expect, it } from 'vitest';
import { i420Size, toI420 } from './to-i420';

function convert(...pixels: readonly (readonly [number, number, number])[]): number[] {
  const data = new Uint8Array(pixels.flatMap((pixel) => [...pixel, 255]));
  const target = new Uint8Array(i420Size(2, 2));
  toI420({ width: 2, height: 2, data }, target);
  return [...target];
}

const WHITE = [255, 255, 255] as const;
const BLACK = [0, 0, 0] as const;

// The 100 % colour bars of ITU-R BT.709 in 8 bits, limited range.
it.each([
  ['white', WHITE, [235, 128, 128]],
  ['black', BLACK, [16, 128, 128]],
  ['red', [255, 0, 0] as const, [63, 102, 240]],
  ['green', [0, 255, 0] as const, [173, 42, 26]],
  ['blue', [0, 0, 255] as const, [32, 240, 118]],
  ['yellow', [255, 255, 0] as const, [219, 16, 138]],
])('converts %s as the colour bars of BT.709 have it', (_, color, [luma, blue, red]) => {
  expect(convert(color, color, color, color)).toEqual([luma, luma, luma, luma, blue, red]);
});

it('takes the chroma of the mean of four pixels, and the luma of each', () => {
  expect(convert(WHITE, BLACK, BLACK, WHITE)).toEqual([235, 16, 16, 235, 128, 128]);
});
