import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPromo } from '../../testing/a-promo';
import { renderPoster, renderPromo } from './promo-video/render-promo';

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath =
  process.env['CHROMIUM_PATH'] ?? SYSTEM_BROWSERS.find((path) => existsSync(path)) ?? chromium.executablePath();
/** 1 plays the video as callers get it. */
const scale = Number(process.env['PROMO_SCALE'] ?? 0.25);
/** Decoders and the encoder's quantizer change a colour by a little. */
const COLOR_TOLERANCE = 10;
/** The ground, the accent in the lower corner, and a shade between them; in parts of the width and height. */
const POINTS = [
  [0.5, 0.06],
  [0.97, 0.97],
  [0.8, 0.72],
] as const;

let browser: Awaited<ReturnType<typeof chromium.launch>>;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
});
afterAll(async () => browser.close());

interface Played {
  readonly duration: number;
  readonly width: number;
  readonly height: number;
  readonly advanced: number;
  /** At `POINTS`. */
  readonly colors: readonly (readonly number[])[];
}

async function playInBrowser(bytes: Uint8Array, mime: string, time: number): Promise<Played> {
  const page = await browser.newPage();
  await page.addScriptTag({ path: join(import.meta.dirname, '../../testing/play-video.js') });
  const url = `data:${mime};base64,${Buffer.from(bytes).toString('base64')}`;
  const played = await page.evaluate(`playVideo(${JSON.stringify({ url, time, points: POINTS })})`);
  await page.close();
  return played as Played; // what the script returns
}

describe.each(['webm', 'mp4'] as const)('a promo video as %s', (format) => {
  it('plays in Chromium for 15 seconds, in the colours of its poster', async () => {
    const { film } = await aPromo();
    const signal = new AbortController().signal;
    const { bytes, mime, width, height } = await renderPromo(film, { format, scale, signal });
    // In the middle of the time of its frame.
    const played = await playInBrowser(bytes, mime, 2.02);
    expect(played).toMatchObject({ width, height });
    expect(played.duration).toBeCloseTo(15, 2);
    expect(played.advanced).toBeGreaterThanOrEqual(0.2);
    const poster = sharp(await renderPoster(film, 2)).removeAlpha();
    for (const [index, [x, y]] of POINTS.entries()) {
      const place = { left: Math.round(x * film.width), top: Math.round(y * film.height), width: 1, height: 1 };
      const expected = [...(await poster.clone().extract(place).raw().toBuffer())];
      const differences = expected.map((value, channel) => Math.abs(value - (played.colors[index]?.[channel] ?? -99)));
      expect(Math.max(...differences)).toBeLessThanOrEqual(COLOR_TOLERANCE);
    }
  });
});
