import type { SharePicture } from '@declic/media/share-picture';
import { expect, it, vi } from 'vitest';
import { DrawnPictures } from './drawn-pictures';
import { PicturesBusyError } from './pictures-busy.error';

const picture: SharePicture = { title: 'Un titre', text: '' };

/** Drawings that end when the test says so. */
function aBoard() {
  const ends: PromiseWithResolvers<Uint8Array>[] = [];
  const draw = vi.fn<(picture: SharePicture) => Promise<Uint8Array>>(() => {
    const end = Promise.withResolvers<Uint8Array>();
    ends.push(end);
    return end.promise;
  });
  return { drawn: new DrawnPictures(draw), draw, ends };
}

it('draws once for all requests meanwhile and after', async () => {
  const { drawn, draw, ends } = aBoard();
  const first = drawn.add('a', picture);
  expect(drawn.find('a')).toBe(first);
  ends[0]?.resolve(Uint8Array.of(1));
  expect(await first).toEqual(Uint8Array.of(1));
  expect(await drawn.find('a')).toEqual(Uint8Array.of(1));
  expect(drawn.find('b')).toBeUndefined();
  expect(draw).toHaveBeenCalledOnce();
});

it('draws two at the same time, lets twenty wait and refuses the next', async () => {
  const { drawn, draw, ends } = aBoard();
  const waiting = Array.from({ length: 22 }, (_, index) => drawn.add(`${index}`, picture));
  expect(draw).toHaveBeenCalledTimes(2);
  expect(() => drawn.add('one more', picture)).toThrow(PicturesBusyError);
  expect(drawn.find('one more')).toBeUndefined();
  ends[0]?.resolve(Uint8Array.of(1));
  await waiting[0];
  await vi.waitFor(() => expect(draw).toHaveBeenCalledTimes(3));
  expect(() => drawn.add('one more', picture)).not.toThrow();
});

it('forgets a drawing that failed', async () => {
  const { drawn, ends } = aBoard();
  const failed = drawn.add('a', picture);
  ends[0]?.reject(new Error('no font'));
  await expect(failed).rejects.toThrow('no font');
  expect(drawn.find('a')).toBeUndefined();
});
