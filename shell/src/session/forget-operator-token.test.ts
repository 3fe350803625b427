import { OPERATOR_TOKEN_KEY } from '@declic/remote-kit/host';
import { expect, it, vi } from 'vitest';
import { forgetOperatorToken } from './forget-operator-token';

it('removes the token of the operators page', () => {
  sessionStorage.setItem(OPERATOR_TOKEN_KEY, 'secret');
  forgetOperatorToken();
  expect(sessionStorage.getItem(OPERATOR_TOKEN_KEY)).toBeNull();
});

it('lets the page start in a browser that refuses storage', () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  expect(forgetOperatorToken).not.toThrow();
});
