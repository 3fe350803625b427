import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makePdf } from '../testing/make-pdf';
import { renderPages } from './render-page';

describe('renderPages', () => {
  it('draws the named pages at the given resolution', async () => {
    const bytes = await makePdf({ pages: [[], [{ text: 'Hello', x: 100, y: 700, size: 60 }]] });
    const [picture] = await renderPages(bytes, [2], { dpi: 144 });
    expect(picture).toMatchObject({ page: 2, width: 1190, height: 1684 });
    const { channels } = await sharp(picture?.png).stats();
    expect(channels[0]).toMatchObject({ min: 0, max: 255 });
  });

  it('lowers the resolution of a page that would have too many pixels', async () => {
    const [picture] = await renderPages(await makePdf({}), [1], { dpi: 2_400 });
    expect((picture?.width ?? 0) * (picture?.height ?? 0)).toBeLessThan(16_100_000);
  });

  it.each([
    ['broken', async () => new TextEncoder().encode('%PDF-1.7\nxx'), 1],
    ['broken', () => makePdf({ password: 'secret' }), 1],
    ['no-such-page', () => makePdf({}), 2],
  ])('refuses what is %s', async (problem, make, page) => {
    await expect(renderPages(await make(), [page], { dpi: 72 })).rejects.toMatchObject({ problem });
  });
});
