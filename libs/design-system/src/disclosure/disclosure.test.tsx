import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Disclosure } from './disclosure';

afterEach(cleanup);

it.each(['marker', 'row'] as const)('opens and closes its content by its summary (%s)', (variant) => {
  render(
    <Disclosure summary="Show the numbers" variant={variant}>
      499 credits
    </Disclosure>,
  );
  const details = screen.getByText('499 credits').closest('details');
  expect(details?.open).toBe(false);

  fireEvent.click(screen.getByText('Show the numbers'));
  expect(details?.open).toBe(true);

  fireEvent.click(screen.getByText('Show the numbers'));
  expect(details?.open).toBe(false);
});
