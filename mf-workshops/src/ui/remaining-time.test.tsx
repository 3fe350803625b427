import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RemainingTime } from './remaining-time';

it('says when there is no time left', () => {
  render(<RemainingTime until="2020-01-01T12:00:00.000Z" label="Encore" />);
  expect(screen.getByText('Le temps est écoulé.')).toBeTruthy();
  expect(screen.queryByRole('timer')).toBeNull();
});
