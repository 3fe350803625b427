import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { aPromo } from '../../../testing/a-promo';
import { readVideo } from '../../../testing/read-video';
import { layouts } from './layout';
import { renderPoster, renderPromo } from './render-promo';

const signal = new AbortController().signal;

describe('videos of all scenes, at an eighth of their size', () => {
  it.each([
    ['webm', 'landscape', 'vp9', 160, 90],
    ['mp4', 'portrait', 'avc', 90, 160],
  ] as const)('%s, %s', async (format, ratio, codec, width, height) => {
    const file = await renderPromo((await aPromo({ ratio })).film, { format, scale: 0.125, signal });
    const video = await readVideo(file.bytes);
    expect(video).toMatchObject({ codec, width, height, frames: 375, mime: file.mime });
    expect(video.duration).toBeCloseTo(15, 3);
    expect(file).toMatchObject({ codec, width, height, framesPerSecond: 25 });
  });

  it('makes the same bytes from the same film', async () => {
    const { film } = await aPromo();
    const [first, second] = [
      await renderPromo(film, { format: 'webm', scale: 0.125, signal }),
      await renderPromo(film, { format: 'webm', scale: 0.125, signal }),
    ];
    expect(Buffer.compare(Buffer.from(first.bytes), Buffer.from(second.bytes))).toBe(0);
  });
});

it('makes a GIF of 15 seconds that runs endlessly, at a quarter of its 480 pixels', async () => {
  const { bytes, width, height } = await renderPromo((await aPromo({ ratio: 'square' })).film, {
    format: 'gif',
    scale: 0.25,
    signal,
  });
  const { format, pages, delay, loop } = await sharp(bytes, { animated: true }).metadata();
  expect({ format, loop, width, height }).toEqual({ format: 'gif', loop: 0, width: 120, height: 120 });
  // Frames that are the same are one frame with a longer delay.
  expect(pages).toBeGreaterThan(100);
  expect(delay?.reduce((sum, milliseconds) => sum + milliseconds, 0)).toBe(15_000);
});

it.each(['landscape', 'square', 'portrait'] as const)(
  'draws a %s poster in the colours of the brand',
  async (ratio) => {
    const { width, height } = layouts[ratio];
    const poster = await renderPoster((await aPromo({ ratio })).film, 2);
    expect(await sharp(poster).metadata()).toMatchObject({ format: 'png', width, height });
    const corner = await sharp(poster).removeAlpha().extract({ left: 2, top: 2, width: 1, height: 1 }).raw().toBuffer();
    expect([...corner]).toEqual([0x0f, 0x5c, 0x4a]);
  },
);
