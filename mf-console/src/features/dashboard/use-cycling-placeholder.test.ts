import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubMedia } from '../../testing/stub-media';
import { useCyclingPlaceholder } from './use-cycling-placeholder';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const EXAMPLES = ['one', 'two', 'three'];
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const cycle = (isPaused = false) =>
  renderHook(({ paused }) => useCyclingPlaceholder(EXAMPLES, paused), { initialProps: { paused: isPaused } });

it('fades to the next example every 4 seconds, within 300 ms', () => {
  const { result } = cycle();
  pass(3_999);
  expect(result.current).toEqual({ example: 'one', isFading: false });
  pass(1);
  expect(result.current).toEqual({ example: 'one', isFading: true });
  pass(300);
  expect(result.current).toEqual({ example: 'two', isFading: false });
  pass(4_000);
  expect(result.current.example).toBe('three');
});

it('begins again after the last', () => {
  const { result } = cycle();
  pass(3 * 4_000 + 300);
  expect(result.current.example).toBe('one');
});

it('does not fade for people who want less movement', () => {
  stubMedia(() => true);
  const { result } = cycle();
  pass(4_000);
  expect(result.current).toEqual({ example: 'two', isFading: false });
});

it('stands still while it is paused, also in the middle of a fade', () => {
  const { result, rerender } = cycle();
  pass(4_100);
  rerender({ paused: true });
  expect(result.current).toEqual({ example: 'one', isFading: false });
  pass(20_000);
  expect(result.current.example).toBe('one');
  rerender({ paused: false });
  pass(4_300);
  expect(result.current.example).toBe('two');
});
