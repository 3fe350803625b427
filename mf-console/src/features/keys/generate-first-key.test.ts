import { aKey } from '@declic/openapi/factories';
import type { Schemas } from '@declic/openapi/accounts';
import { loseConnection, neverAnswer, refuse, serveApi } from '@declic/openapi/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aCreatedKey } from '../../testing/factories';
import { generateFirstKey, KeyGenerationTimeoutError } from './generate-first-key';

const LIST = 'GET /api/accounts/keys';
const CREATE = 'POST /api/accounts/keys';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.useRealTimers());

function generate() {
  const onLate = vi.fn();
  const result = generateFirstKey(onLate);
  const outcome = vi.fn();
  result.then(outcome, outcome);
  return { result, outcome, onLate };
}

it('gives the key that the server answers, and looks for none meanwhile', async () => {
  const api = serveApi({ [CREATE]: () => aCreatedKey() });
  const { result, onLate } = generate();
  await expect(result).resolves.toEqual(aCreatedKey());
  expect(api.callsTo(LIST)).toEqual([]);
  expect(onLate).not.toHaveBeenCalled();
});

it('gives up after 20 looks, 100 ms apart, when the server does not answer', async () => {
  const api = serveApi({ [CREATE]: neverAnswer, [LIST]: () => [] });
  const { outcome } = generate();
  await vi.advanceTimersByTimeAsync(1_990);
  expect(outcome).not.toHaveBeenCalled();
  expect(api.callsTo(LIST)).toHaveLength(19);

  await vi.advanceTimersByTimeAsync(10);
  await expect.poll(() => outcome).toHaveBeenCalledWith(expect.any(KeyGenerationTimeoutError));
  expect(api.callsTo(LIST)).toHaveLength(20);
});

it('looks once at a time, and waits for the last look, when the line is slow', async () => {
  const replies = [[], [], [aKey()]];
  const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const api = serveApi({ [CREATE]: loseConnection, [LIST]: () => delay(880).then(() => replies.shift() ?? []) });
  const { outcome } = generate();
  await vi.advanceTimersByTimeAsync(2_900);
  expect(outcome).toHaveBeenCalledWith(null);
  expect(api.callsTo(LIST)).toHaveLength(3);
});

it('hands over a token that comes when it has given up: it comes only once', async () => {
  const { promise, resolve } = Promise.withResolvers<Schemas['CreatedKey']>();
  serveApi({ [CREATE]: () => promise, [LIST]: () => [] });
  const { outcome, onLate } = generate();
  await vi.advanceTimersByTimeAsync(2_000);
  await expect.poll(() => outcome).toHaveBeenCalledWith(expect.any(KeyGenerationTimeoutError));

  resolve(aCreatedKey());
  await vi.advanceTimersByTimeAsync(0);
  expect(onLate).toHaveBeenCalledExactlyOnceWith(aCreatedKey());
});

it('waits for the token of a key that it sees already', async () => {
  const { promise, resolve } = Promise.withResolvers<Schemas['CreatedKey']>();
  serveApi({ [CREATE]: () => promise, [LIST]: () => [aKey()] });
  const { outcome, onLate } = generate();
  await vi.advanceTimersByTimeAsync(500);
  expect(outcome).not.toHaveBeenCalled();

  resolve(aCreatedKey());
  await vi.advanceTimersByTimeAsync(100);
  expect(outcome).toHaveBeenCalledWith(aCreatedKey());
  expect(onLate).not.toHaveBeenCalled();
});

it('finds the key whose answer was lost', async () => {
  let looks = 0;
  serveApi({ [CREATE]: loseConnection, [LIST]: () => ((looks += 1) > 3 ? [aKey()] : []) });
  const { outcome } = generate();
  await vi.advanceTimersByTimeAsync(500);
  expect(outcome).toHaveBeenCalledWith(null);
});

it('finds the key of another tab at the first look', async () => {
  const api = serveApi({ [CREATE]: refuse({ status: 409, code: 'key_exists' }), [LIST]: () => [aKey()] });
  const { outcome } = generate();
  await vi.advanceTimersByTimeAsync(100);
  expect(outcome).toHaveBeenCalledWith(null);
  expect(api.callsTo(LIST)).toHaveLength(1);
  expect(console.error).not.toHaveBeenCalled();
});
