import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

describe('the links for which the line has no place', () => {
  beforeEach(async () => {
    cleanup();
    render(
      <AppHeader
        nav={[{ label: 'Usage', href: '/usage' }]}
        further={[{ label: 'Billing', href: '/billing', current: true }]}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  });
  const more = () => screen.getByRole('button', { name: 'More' });
  const billing = () => screen.queryByRole('link', { name: 'Billing' });

  it('are rendered when their button is pressed, which says that one of them is current', async () => {
    expect(billing()).toBeNull();
    expect(more().getAttribute('aria-current')).toBe('true');
    await userEvent.click(more());
    expect(billing()?.getAttribute('aria-current')).toBe('page');
    await userEvent.click(more());
    expect(billing()).toBeNull();
  });

  it('are closed by Escape, and the menu around them stays open', async () => {
    await userEvent.click(more());
    await userEvent.keyboard('{Escape}');
    expect(billing()).toBeNull();
    expect(document.activeElement).toBe(more());
    expect(isOpen()).toBe(true);
  });

  it('are closed by a click elsewhere', async () => {
    await userEvent.click(more());
    await userEvent.click(document.body);
    expect(billing()).toBeNull();
  });
});
