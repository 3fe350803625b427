import { finished } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { spool } from './spool';

const createAnswer = (bytes: number) => Readable.from(Array.from({ length: bytes / 1024 }, () => Buffer.alloc(1024)));

it('takes an answer of usual size whole, although nothing is read of it', async () => {
  const answer = createAnswer(192 * 1024);
  spool(answer);

  await expect(finished(answer)).resolves.toBeUndefined();
});

it('does not keep more than that in memory', async () => {
  const answer = createAnswer(1024 * 1024);
  const spooled = spool(answer);
  await new Promise((resolve) => setTimeout(resolve, 50));

  expect(spooled.readableLength).toBeLessThanOrEqual(257 * 1024);
  expect(answer.readableEnded).toBe(false);
});

it('ends the answer when its reader leaves', async () => {
  const answer = createAnswer(1024 * 1024);
  spool(answer).destroy();

  await expect(finished(answer)).rejects.toThrow('Premature close');
});

it('breaks when the answer breaks', async () => {
  const answer = createAnswer(1024 * 1024);
  const spooled = spool(answer);
  answer.destroy(new Error('hung up'));

  await expect(finished(spooled)).rejects.toThrow('hung up');
});
