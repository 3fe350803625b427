import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { globalCss } from '../global-style/global-css';
import { DividedList } from './stack';

afterEach(cleanup);

it('has neither the bullets nor the room for them that browsers give to lists', () => {
  render(
    <>
      <style>{globalCss}</style>
      <DividedList>
        <li>One line</li>
      </DividedList>
    </>,
  );
  const { listStyle, margin, padding } = getComputedStyle(screen.getByRole('list'));
  expect({ listStyle, margin, padding }).toEqual({ listStyle: 'none', margin: '0px', padding: '0px' });
});
