import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Button } from '../index';
import { Tooltip } from './tooltip';

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has none; the positioning of Radix asks for it.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function renderTooltip() {
  render(
    <Tooltip text="Strategy limit reached (3/3)">
      <Button>New Strategy</Button>
    </Tooltip>,
  );
  return screen.getByRole('button', { name: 'New Strategy' });
}

it('opens when the pointer has rested on the control for 700 ms', () => {
  fireEvent.pointerMove(renderTooltip(), { pointerType: 'mouse' });

  act(() => void vi.advanceTimersByTime(699));
  expect(screen.queryByRole('tooltip')).toBeNull();

  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('tooltip').textContent).toBe('Strategy limit reached (3/3)');
});

it('opens at once on keyboard focus, as the description of the control', () => {
  const control = renderTooltip();
  fireEvent.focus(control);

  expect(control.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
});
