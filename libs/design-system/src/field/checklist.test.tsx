import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Checklist } from './checklist';

afterEach(cleanup);

it('says in words which rules are met', () => {
  render(
    <Checklist
      label="Password rules"
      items={[
        { label: 'One number', met: true },
        { label: 'One capital', met: false },
      ]}
    />,
  );

  expect(screen.getByRole('list', { name: 'Password rules' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'One number, met',
    'One capital, not met',
  ]);
});
