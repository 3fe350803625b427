import { PassThrough, Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { BodyAbortedError, BodyTooLargeError, readBody } from './read-body';

const all = { limit: 100_000, announced: undefined, reserve: () => undefined };

it('gives the bytes as they came', async () => {
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, place) => place % 256));
  const chunks = Array.from({ length: 70 }, (_, place) => bytes.subarray(place * 1_000, (place + 1) * 1_000));

  expect((await readBody(Readable.from(chunks), all)).equals(bytes)).toBe(true);
});

it('reserves memory before it uses it, at most twice what came, and no more than was announced', async () => {
  const reserved = { unknown: 0, announced: 0 };
  const chunks = () => Readable.from(Array.from({ length: 10 }, () => Buffer.alloc(1_000)));
  await readBody(chunks(), { ...all, reserve: (bytes) => (reserved.unknown += bytes) });
  await readBody(chunks(), { ...all, announced: 10_000, reserve: (bytes) => (reserved.announced += bytes) });

  expect(reserved).toEqual({ unknown: 16 * 1024, announced: 10_000 });
});

it('refuses a body at the byte that exceeds the limit', async () => {
  const atLimit = Readable.from([Buffer.alloc(60_000), Buffer.alloc(40_000)]);
  await expect(readBody(atLimit, all)).resolves.toHaveLength(100_000);
  const above = Readable.from([Buffer.alloc(60_000), Buffer.alloc(40_001)]);
  await expect(readBody(above, all)).rejects.toBeInstanceOf(BodyTooLargeError);
});

it('passes on the refusal of a reservation', async () => {
  const reserve = () => {
    throw new Error('no memory');
  };
  await expect(readBody(Readable.from([Buffer.alloc(10)]), { ...all, reserve })).rejects.toThrow('no memory');
});

it('fails when the client leaves', async () => {
  const body = new PassThrough();
  const reading = readBody(body, all);
  body.write('half');
  body.destroy();

  await expect(reading).rejects.toBeInstanceOf(BodyAbortedError);
});
