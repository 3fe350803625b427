import { expect, it } from 'vitest';
import { readPicture } from '../picture';
import { drawSharePicture } from './draw-share-picture';

it('draws every picture at the size that link previews ask for, the same each time', async () => {
  const draw = () => drawSharePicture({ title: 'Un POST. C’est fait.', text: '100+ actions prêtes à l’emploi.' });
  const picture = await draw();

  expect(await readPicture(picture, 2_000)).toMatchObject({ width: 1200, height: 630 });
  expect(Buffer.from(picture).equals(Buffer.from(await draw()))).toBe(true);
  expect(picture.byteLength).toBeLessThan(100_000);
});

it.each([
  ['a title that is far too long', 'Automatiser '.repeat(80)],
  ['one word without an end', 'x'.repeat(400)],
  ['what no font has', '🎉🎉'],
  ['nothing', ''],
])('draws %s', async (_, title) => {
  expect((await drawSharePicture({ title, text: '', rings: 3, section: 'ateliers' })).byteLength).toBeGreaterThan(
    5_000,
  );
});

it('draws many at once, each as it would be alone', async () => {
  const pictures = Array.from({ length: 30 }, (_, index) => ({
    title: `Picture ${index}`,
    text: 'A text of two lines. '.repeat(6),
  }));
  const together = await Promise.all(pictures.map(drawSharePicture));
  expect(together[7]).toEqual(
    await drawSharePicture({ ...pictures[7], title: 'Picture 7', text: 'A text of two lines. '.repeat(6) }),
  );
});
