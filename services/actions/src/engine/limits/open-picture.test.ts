import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openPicture } from './open-picture';

describe('openPicture', () => {
  it('opens a picture below the limit', async () => {
    const picture = await openPicture(aPng(7_000, 7_000), 'image');
    const { data, info } = await picture.resize(10, 10).png().toBuffer({ resolveWithObject: true });
    expect([data.length > 0, info.width, info.height]).toEqual([true, 10, 10]);
  });

  it('refuses 400 megapixels in a file of 50 KB', async () => {
    const bomb = aPng(20_000, 20_000);
    expect(bomb.length).toBeLessThan(60_000);
    await expect(openPicture(bomb, 'image')).rejects.toMatchObject({
      name: 'RejectedInputError',
      field: 'image',
      message: 'The picture has more than 50 megapixels.',
    });
  });

  it('refuses a limit of the caller that is wider', async () => {
    await expect(openPicture(aPng(8_000, 8_000), 'image', { limitInputPixels: false })).rejects.toThrow(
      '50 megapixels',
    );
  });

  it('refuses what is no picture', async () => {
    await expect(openPicture(Buffer.from('no picture'), 'image')).rejects.toThrow('cannot be read as a picture');
  });
});

/** A white picture of one bit per pixel. */
function aPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    aChunk('IHDR', header),
    aChunk('IDAT', deflateSync(rows, { level: 9 })),
    aChunk('IEND', Buffer.alloc(0)),
  ]);
}

function aChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}
