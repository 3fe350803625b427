import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SeatsLeft } from './seats-left';

it.each([
  [5, '5 places restantes'],
  [4, 'Plus que 4 places'],
  [1, '1 place restante'],
  [0, 'Aucune place restante'],
])('says of %i seats: %s', (seats_left, text) => {
  render(<SeatsLeft session={{ status: 'upcoming', seats_left }} />);
  expect(screen.getByText(text)).toBeDefined();
});

it('shows fewer than five seats in the colour of danger', () => {
  const readClass = (seats_left: number) => {
    const { container } = render(<SeatsLeft session={{ status: 'upcoming', seats_left }} />);
    return container.firstElementChild?.className;
  };
  expect(readClass(4)).toBe(readClass(1));
  expect(readClass(4)).not.toBe(readClass(5));
});
