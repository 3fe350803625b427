import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AppHeader } from '.';

beforeEach(async () => {
  render(
    <>
      <AppHeader nav={[{ label: 'Usage', href: '/usage' }]} actions={<button>Sign out</button>} />
      <button>In the page</button>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
});
afterEach(cleanup);

const isOpen = () => screen.queryByRole('button', { name: 'Close menu' }) !== null;

it('leads the keyboard from the button into the menu that it opened', async () => {
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Usage' }));
  expect(isOpen()).toBe(true);
});

it('closes its menu by Escape, and the focus is back on the button', async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open menu' }));
});

it('closes its menu when the focus goes on into the page', async () => {
  screen.getByRole('button', { name: 'Sign out' }).focus();
  expect(isOpen()).toBe(true);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'In the page' }));
  expect(isOpen()).toBe(false);
});
