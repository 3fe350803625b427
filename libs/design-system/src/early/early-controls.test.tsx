import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteHeader, ThemeToggle } from '..';
import { serveControlsEarly, takeControlsOver } from './early-controls';

const header = <SiteHeader nav={[{ label: 'Prices', href: '/prices' }]} pinned={<ThemeToggle />} />;
const menuButton = () => screen.getByRole('button', { name: /menu$/ });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  document.body.innerHTML = `<div id="root">${renderToString(header)}</div>`;
  serveControlsEarly();
});

afterEach(() => {
  takeControlsOver();
  cleanup();
  delete document.documentElement.dataset['theme'];
  localStorage.clear();
});

it('opens and closes a menu, and chooses a theme, without any code of the page', async () => {
  await userEvent.click(menuButton());
  expect(menuButton().getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(menuButton());
  expect(menuButton().getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(screen.getByRole('button', { name: /theme/ }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
});

it('names the theme switch for the theme that is shown, before and after it was pressed', async () => {
  document.documentElement.dataset['theme'] = 'dark';
  await userEvent.click(screen.getByRole('button', { name: 'Switch to light theme' }));
  await userEvent.click(screen.getByRole('button', { name: 'Switch to dark theme' }));
  takeControlsOver();
  const onRecoverableError = vi.fn();
  const root = document.getElementById('root') as HTMLElement;
  const hydrated = await act(() => hydrateRoot(root, header, { onRecoverableError }));
  expect(screen.getByRole('button', { name: 'Switch to light theme' }).title).toBe('Switch to light theme');
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => hydrated.unmount());
});

it('leaves a menu open that was opened before, and presses nothing twice from then on', async () => {
  vi.spyOn(console, 'error').mockReturnValue(); // development React names the attribute that has changed
  const root = document.getElementById('root') as HTMLElement;
  await userEvent.click(menuButton());
  takeControlsOver();
  const hydrated = await act(() => hydrateRoot(root, header));
  expect(screen.getByRole('button', { name: 'Close menu' }).getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Switch to dark theme' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  act(() => hydrated.unmount());
});

it('does nothing to a page that is rendered in the browser', async () => {
  takeControlsOver();
  document.body.innerHTML = '';
  render(header);
  await userEvent.click(menuButton());
  expect(menuButton().getAttribute('aria-expanded')).toBe('true');
});

it('has the code press the button that was pressed last before it was there, and no other', async () => {
  const onPress = vi.fn<(name: string) => void>();
  const buttons = ['First', 'Last'].map((name) => (
    <button key={name} type="button" onClick={() => onPress(name)}>
      {name}
    </button>
  ));
  const root = document.getElementById('root') as HTMLElement;
  root.innerHTML = renderToString(buttons);
  await userEvent.click(screen.getByRole('button', { name: 'First' }));
  await userEvent.click(screen.getByRole('button', { name: 'Last' }));
  const pressAgain = takeControlsOver();
  const hydrated = await act(() => hydrateRoot(root, buttons));
  expect(onPress).not.toHaveBeenCalled();
  act(pressAgain);
  expect(onPress.mock.calls).toEqual([['Last']]);
  act(() => hydrated.unmount());
});
