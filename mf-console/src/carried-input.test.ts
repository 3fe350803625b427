import { signInForTest, signOutForTest } from '@declic/session/testing';
import { expect, it } from 'vitest';
import { carryInput, readCarriedInput } from './carried-input';

it('is for the form of one action, and of the account that carried it', () => {
  signInForTest();
  carryInput('write_note', { topic: 'Bread' });
  expect(readCarriedInput('other')).toBeUndefined();
  expect(readCarriedInput('write_note')).toEqual({ topic: 'Bread' });
  signOutForTest();
  signInForTest();
  expect(readCarriedInput('write_note')).toBeUndefined();
});
