import { describe, expect, it } from 'vitest';
import { removeRules } from './remove-rules';

const WIDTH = 300;

function blank() {
  return { data: new Uint8Array(WIDTH * 300).fill(255), width: WIDTH, height: 300 };
}

function fill(data: Uint8Array, [left, top, right, bottom]: readonly [number, number, number, number]) {
  for (let y = top; y < bottom; y += 1) data.fill(0, y * WIDTH + left, y * WIDTH + right);
}

const darkPixels = (data: Uint8Array) => data.reduce((sum, value) => sum + (value < 128 ? 1 : 0), 0);

describe('removeRules', () => {
  it('removes thin lines, also with gaps of noise', () => {
    const picture = blank();
    fill(picture.data, [10, 50, 290, 53]);
    fill(picture.data, [100, 10, 103, 290]);
    for (let y = 60; y < 280; y += 20) picture.data.fill(255, y * WIDTH + 100, y * WIDTH + 103);
    removeRules(picture);
    expect(darkPixels(picture.data)).toBeLessThan(60);
  });

  it('keeps letters and bars', () => {
    const picture = blank();
    fill(picture.data, [20, 20, 28, 80]);
    fill(picture.data, [50, 100, 250, 130]);
    const before = darkPixels(picture.data);
    removeRules(picture);
    expect(darkPixels(picture.data)).toBe(before);
  });
});
