import { expect, it } from 'vitest';
import { toProblem } from './problem';
import { atField, refusal, refusalBase } from './refusal';

class SeatTakenError extends refusal('conflict', 'seat_taken', 'This seat is taken.', {
  ...atField('seat', 'is taken'),
  headers: { 'retry-after': '5' },
}) {}

class SeatUnknownError extends refusalBase('not-found', 'seat_unknown') {}

it('makes classes whose errors have one kind, code and text, and the details of all of them', () => {
  const cause = new Error('why');
  const error = new SeatTakenError(cause);
  expect([error.name, error.message, error.cause]).toEqual(['SeatTakenError', 'This seat is taken.', cause]);
  expect(error.details.headers).toEqual({ 'retry-after': '5' });
  expect(toProblem(error, 'request')).toMatchObject({
    status: 409,
    code: 'seat_taken',
    title: 'This seat is taken.',
    errors: [{ in: 'body', field: 'seat', message: 'is taken' }],
  });
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
