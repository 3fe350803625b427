import { expect, it } from 'vitest';
import { parseVerificationAddress } from './verification-address';

const none = new URLSearchParams();

it('takes the address that the sign-up form passed on', () => {
  expect(parseVerificationAddress({ email: 'ada@example.com' }, new URLSearchParams('email=other@example.com'))).toBe(
    'ada@example.com',
  );
});

it('takes the address of the query otherwise', () => {
  expect(parseVerificationAddress(null, new URLSearchParams('email=ada%2Bapi@example.com'))).toBe(
    'ada+api@example.com',
  );
});

it.each([null, undefined, 'text', { email: 5 }, { email: ' ' }])('knows no address from %j alone', (state) => {
  expect(parseVerificationAddress(state, none)).toBeUndefined();
});
