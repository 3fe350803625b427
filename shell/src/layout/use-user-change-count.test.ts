import { aSession, aUser, resetSessionForTest, signInForTest, signOutForTest } from '@declic/session/testing';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useUserChangeCount } from './use-user-change-count';

beforeEach(resetSessionForTest);

const ada = aSession();
const bob = aSession({ user: aUser({ id: 'bob', email: 'bob@example.test' }) });

it('stays the same while the first person is found, leaves and comes back', () => {
  const { result } = renderHook(useUserChangeCount);
  act(() => signInForTest(ada));
  act(signOutForTest);
  act(() => signInForTest(ada));
  expect(result.current).toBe(0);
});

it('changes when another user signs in', () => {
  const { result } = renderHook(useUserChangeCount);
  act(() => signInForTest(ada));
  act(() => signInForTest(bob));
  expect(result.current).toBe(1);
});
