import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { afterFirstPaint } from './after-first-paint';

const work = vi.fn<() => void>();

beforeEach(() => {
  work.mockReset();
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
});

it('waits for the first frame of a page that is there, and runs once', () => {
  afterFirstPaint(work);
  requestAnimationFrame(() => expect(work).not.toHaveBeenCalled());
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect(work).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(2_000);
  expect(work).toHaveBeenCalledOnce();
});

it('does not wait longer than a second for a frame', () => {
  vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  afterFirstPaint(work);
  vi.advanceTimersByTime(999);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
});

it('runs at once in the head of a page whose body is to come', () => {
  const { body } = document;
  body.remove();
  onTestFinished(() => document.documentElement.append(body));
  afterFirstPaint(work);
  expect(work).toHaveBeenCalledOnce();
});
