import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from './button';

afterEach(cleanup);

it('keeps its name while loading and ignores presses', async () => {
  const onClick = vi.fn();
  render(
    <Button loading onClick={onClick}>
      Create key
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Create key' });

  await userEvent.click(button);

  expect(onClick).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

it('does not submit its form a second time while loading, not even by Enter', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" loading>
        Create key
      </Button>
    </form>,
  );

  await userEvent.click(screen.getByRole('button'));
  await userEvent.type(screen.getByRole('textbox'), 'Production{Enter}');

  expect(onSubmit).not.toHaveBeenCalled();
});

it('stays where the keyboard is when loading begins', async () => {
  const { rerender } = render(<Button>Create key</Button>);
  await userEvent.tab();

  rerender(<Button loading>Create key</Button>);

  expect(document.activeElement).toBe(screen.getByRole('button'));
});

it('is not a submit button unless told so', () => {
  render(<Button>Create key</Button>);

  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});
