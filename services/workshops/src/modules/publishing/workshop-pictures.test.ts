import { expect, it, vi } from 'vitest';
import { DrawnPictures } from './drawn-pictures';
import { WorkshopPictures } from './workshop-pictures';

const aSession = (title: string) => ({
  id: '0198a000-0000-7000-8000-000000000001',
  title,
  subtitle: '',
  startUtc: new Date('2030-03-01T17:30:00Z'),
  level: 'beginner' as const,
});

it('draws so many for one network and no more, while a drawn one is served to all', async () => {
  const draw = vi.fn(() => Promise.resolve(Uint8Array.of(1)));
  const pictures = new WorkshopPictures(new DrawnPictures(draw), { LOCAL_MODE: false });
  const read = (title: string, network: string) => pictures.workshop(aSession(title)).read(network);

  for (let count = 0; count < 30; count += 1) await read(`Atelier ${count}`, 'one');
  await expect(read('Atelier 30', 'one')).rejects.toMatchObject({ code: 'too_many_requests' });
  expect(await read('Atelier 0', 'one')).toEqual(Uint8Array.of(1));
  expect(await read('Atelier 30', 'another')).toEqual(Uint8Array.of(1));
  expect(await read('Atelier 30', 'one')).toEqual(Uint8Array.of(1));
  expect(draw).toHaveBeenCalledTimes(31);
});
