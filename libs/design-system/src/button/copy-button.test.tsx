import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CopyButton } from './copy-button';

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  writeText.mockResolvedValue();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const press = () => act(async () => void fireEvent.click(screen.getByRole('button')));

it('copies, says so for two seconds, and is ready again', async () => {
  render(<CopyButton value="dcl_live_1" />);

  await press();
  expect(writeText).toHaveBeenCalledWith('dcl_live_1');
  expect(screen.getByRole('button').textContent).toBe('Copied');
  expect(screen.getByRole('status').textContent).toBe('Copied');

  act(() => void vi.advanceTimersByTime(1_999));
  expect(screen.getByRole('button').textContent).toBe('Copied');

  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('button').textContent).toBe('Copy');
});

it('does not claim to have copied what the browser refused', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  render(<CopyButton value="dcl_live_1" />);

  await press();

  expect(screen.getByRole('button').textContent).toBe('Copy');
});
