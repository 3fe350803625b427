import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Switch } from './switch';

afterEach(cleanup);

it('asks for the other state when it is pressed', () => {
  const onChange = vi.fn();
  render(<Switch label="Active" checked onChange={onChange} />);

  const control = screen.getByRole('switch', { name: 'Active' });
  expect(control.getAttribute('aria-checked')).toBe('true');
  fireEvent.click(control);

  expect(onChange).toHaveBeenCalledExactlyOnceWith(false);
});

it('ignores presses while a change is being saved', () => {
  const onChange = vi.fn();
  render(<Switch label="Active" checked={false} loading onChange={onChange} />);

  fireEvent.click(screen.getByRole('switch', { name: 'Active', busy: true }));

  expect(onChange).not.toHaveBeenCalled();
});
