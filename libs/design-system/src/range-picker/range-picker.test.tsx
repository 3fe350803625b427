import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { RangePicker } from './range-picker';

afterEach(cleanup);

function open(value = { from: '2026-11-10', to: '2026-11-16' }) {
  const onChoose = vi.fn();
  const onOpenChange = vi.fn();
  render(
    <RangePicker open value={value} lastDay="2026-11-21" locale="en" onChoose={onChoose} onOpenChange={onOpenChange} />,
  );
  return { onChoose, onOpenChange };
}

const day = (name: RegExp) => screen.getByRole('button', { name });

it('begins on the last day of the range', () => {
  open();
  expect(document.activeElement).toBe(day(/November 16, 2026 selected/));
  expect(screen.getByText(/^Nov 10\s–\s16, 2026$/)).toBeTruthy();
});

it('takes a first and a last day from the keyboard', async () => {
  const { onChoose, onOpenChange } = open();
  await userEvent.keyboard('{ArrowUp}{Enter}{ArrowRight}{Enter}');
  expect(screen.getByText(/^Nov 9\s–\s11, 2026$/)).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(onChoose).toHaveBeenCalledWith({ from: '2026-11-09', to: '2026-11-11' });
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

it('goes to other months by keyboard, and back', async () => {
  open();
  await userEvent.keyboard('{PageUp}');
  expect(document.activeElement).toBe(day(/October 16, 2026/));
});

it('offers no day after the last one, and no later month', () => {
  open();
  expect(day(/November 21, 2026/).getAttribute('aria-disabled')).toBeNull();
  expect(day(/November 22, 2026/).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next month' }).disabled).toBe(true);
});

it('changes nothing when it is cancelled', async () => {
  const { onChoose, onOpenChange } = open();
  await userEvent.keyboard('{ArrowUp}{Enter}{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onChoose).not.toHaveBeenCalled();
  expect(onOpenChange).toHaveBeenCalledWith(false);
});
