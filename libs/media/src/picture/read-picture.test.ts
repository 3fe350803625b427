import sharp from 'sharp';
import { expect, it } from 'vitest';
import { PictureError } from './picture-error';
import { readPicture } from './read-picture';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="20" height="10" fill="red"/></svg>';

it.each(['png', 'jpeg', 'webp', 'gif'] as const)(
  'reads %s by its content and makes a PNG within the side',
  async (format) => {
    const bytes = await sharp({ create: { width: 300, height: 150, channels: 3, background: 'red' } })
      .toFormat(format)
      .toBuffer();
    const { png, width, height } = await readPicture(bytes, 100);
    expect({ width, height }).toEqual({ width: 100, height: 50 });
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 100, channels: 4 });
  },
);

it('draws a small SVG large enough', async () => {
  expect(await readPicture(Buffer.from(SVG), 400)).toMatchObject({ width: 400, height: 200 });
});

it('refuses more than 50 megapixels by the header', async () => {
  const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  await expect(readPicture(bomb, 100)).rejects.toThrow('The picture has more than 50 megapixels.');
});

it.each([
  ['text', Buffer.from('not a picture')],
  ['nothing', Buffer.alloc(0)],
  ['half a PNG', Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB', 'base64')],
  [
    'an endless entity',
    Buffer.from(
      '<!DOCTYPE s [<!ENTITY a "aaaa"><!ENTITY b "&b;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>',
    ),
  ],
])('refuses %s', async (_, bytes) => {
  await expect(readPicture(bytes, 100)).rejects.toThrow(PictureError);
});
