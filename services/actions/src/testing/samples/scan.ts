import { renderPages } from '@declic/media/pdf';
import sharp from 'sharp';

/** The first page of a PDF as an office scanner gives it: grey, a little slanted, with noise and compression. */
export async function makeScan(pdf: Uint8Array, { degrees = 0.9, dpi = 180 } = {}): Promise<Uint8Array> {
  const [page] = await renderPages(pdf, [1], { dpi, signal: AbortSignal.timeout(20_000) });
  if (!page) throw new Error('The PDF has no page.');
  const slanted = await sharp(page.png)
    .rotate(degrees, { background: '#f2f2f2' })
    .greyscale()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = await sharp(slanted.data).raw().toBuffer({ resolveWithObject: true });
  addNoise(data);
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .blur(0.4)
    .jpeg({ quality: 45 })
    .toBuffer();
}

/** The same noise at every run: a linear congruential generator. */
function addNoise(pixels: Uint8Array): void {
  let state = 1;
  for (let index = 0; index < pixels.length; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const noise = (state >>> 24) / 255 - 0.5;
    pixels[index] = Math.max(0, Math.min(255, (pixels[index] ?? 0) * 0.92 + 12 + noise * 24));
  }
}
