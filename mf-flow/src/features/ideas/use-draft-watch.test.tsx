import { notify } from '@declic/remote-kit';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Idea } from '../../idea/ideas.queries';
import { anApprovedIdea, anIdea } from '../../testing/idea-factories';
import { FAILED, SLOW, useDraftWatch } from './use-draft-watch';

const watch = (ideas: readonly Idea[]) =>
  renderHook(({ shown }) => useDraftWatch(shown), { initialProps: { shown: ideas } });

const writing = anApprovedIdea({}, 'ready', 'writing', 'queued');

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(notify, 'info').mockImplementation(() => undefined);
  vi.spyOn(notify, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('says after 24 times 5 s that the drafts take long, and no longer once they are there', () => {
  const { result, rerender } = watch([writing]);
  act(() => void vi.advanceTimersByTime(119_000));
  expect(notify.info).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1_000));
  expect(notify.info).toHaveBeenCalledExactlyOnceWith(SLOW);
  expect([...result.current]).toEqual([writing.id]);

  rerender({ shown: [anApprovedIdea()] });
  expect(result.current.size).toBe(0);
  expect(notify.error).not.toHaveBeenCalled();
});

it('counts from the approval, however often the idea changes', () => {
  const { rerender } = watch([anApprovedIdea({ drafts: [] })]);
  act(() => void vi.advanceTimersByTime(60_000));
  rerender({ shown: [writing] });
  act(() => void vi.advanceTimersByTime(60_000));
  expect(notify.info).toHaveBeenCalledOnce();
});

it('says nothing of drafts that an earlier approval left, once the approval is taken back', () => {
  const { rerender } = watch([writing]);
  rerender({ shown: [anIdea({ drafts: writing.drafts })] });
  act(() => void vi.advanceTimersByTime(600_000));
  expect(notify.info).not.toHaveBeenCalled();
});

it('says once that drafts failed while they were watched, and nothing of those that had failed before', () => {
  const failed = anApprovedIdea({}, 'ready', 'failed', 'ready');
  watch([failed]);
  expect(notify.error).not.toHaveBeenCalled();
  const { rerender } = watch([writing]);
  rerender({ shown: [failed] });
  rerender({ shown: [{ ...failed }] });
  expect(notify.error).toHaveBeenCalledExactlyOnceWith(FAILED, { description: failed.title });
});
