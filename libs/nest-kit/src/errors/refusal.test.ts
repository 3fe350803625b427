import { expect, it } from 'vitest';
import { toProblem } from './problem';
import { atField, refusal, refusalBase } from './refusal';

class SeatTakenError extends refusal('conflict', 'seat_taken', 'This seat is taken.', {
  ...atField('seat', 'is taken'),
  headers: { 'retry-after': '5' },
}) {}

class SeatServiceAwayError extends refusal('unavailable', 'seat_service_away', 'Try again in a moment.') {}

class SeatUnknownError extends refusalBase('not-found', 'seat_unknown') {}

it('makes classes whose errors have one kind, code and text, and the details of all of them', () => {
  const error = new SeatTakenError();
  expect([error.name, error.message]).toEqual(['SeatTakenError', 'This seat is taken.']);
  expect(error.details.headers).toEqual({ 'retry-after': '5' });
  expect(toProblem(error, 'request')).toMatchObject({
    status: 409,
    code: 'seat_taken',
    title: 'This seat is taken.',
    errors: [{ in: 'body', field: 'seat', message: 'is taken' }],
  });
});

it('takes a cause for a failure on our side only, because no other is logged', () => {
  const cause = new Error('why');
  expect(new SeatServiceAwayError(cause).cause).toBe(cause);
  expect(new SeatServiceAwayError().cause).toBeUndefined();
  // @ts-expect-error -- a text given here would be lost
  new SeatTakenError('Seat 7 is taken.');
});

it('makes classes whose text each throw decides', () => {
  const error = new SeatUnknownError('There is no seat 7.', { extra: { seat: 7 } });
  expect(error).not.toBeInstanceOf(SeatTakenError);
  expect(toProblem(error, 'request')).toMatchObject({
    status: 404,
    code: 'seat_unknown',
    title: 'There is no seat 7.',
    seat: 7,
  });
});

it('gives a copy further headers, below its own, and leaves the original as it is', () => {
  const error = new SeatTakenError();
  const copy = error.withHeaders({ 'retry-after': '60', ratelimit: 'r=1' });
  expect(copy).toBeInstanceOf(SeatTakenError);
  expect(copy.details.headers).toEqual({ 'retry-after': '5', ratelimit: 'r=1' });
  expect(toProblem(copy, 'request')).toEqual(toProblem(error, 'request'));
  expect(copy.stack).toBe(error.stack);
  expect(error.details.headers).toEqual({ 'retry-after': '5' });
});
