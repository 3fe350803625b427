import { expect, it } from 'vitest';
import { type ClaimedOperation, contractFaults } from './contract-check';
import { getOperation } from './operations';

const expected = [getOperation('signUp'), getOperation('getCurrentUser')];
const signUp: ClaimedOperation = { id: 'signUp', handler: 'SignUpController.signUp', access: 'public' };
const me: ClaimedOperation = { id: 'getCurrentUser', handler: 'MeController.me', access: 'session' };

it('finds nothing when each operation has one handler', () => {
  expect(contractFaults(expected, [me, signUp])).toEqual([]);
});

it('names an operation without a handler', () => {
  expect(contractFaults(expected, [me])).toEqual(['signUp has no handler']);
});

it('names an operation with two handlers', () => {
  const twin = { ...signUp, handler: 'Other.signUp' };
  expect(contractFaults(expected, [me, signUp, twin])).toEqual([
    'signUp has two handlers: SignUpController.signUp and Other.signUp',
  ]);
});

it('names a handler of another service', () => {
  const foreign: ClaimedOperation = { id: 'listWorkshops', handler: 'Mine.list', access: 'public' };
  expect(contractFaults(expected, [me, signUp, foreign])).toEqual([
    'listWorkshops (Mine.list) belongs to another service',
  ]);
});

it('names a handler that is open where the contract wants a session', () => {
  expect(contractFaults(expected, [{ ...me, access: 'public' }, signUp])).toEqual([
    'getCurrentUser (MeController.me) needs a session in the contract: take @Public() or @GuardedBy() away',
  ]);
});
