import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyStoredTheme, themeStorageKey } from './theme';
import { THEME_COOKIE } from './theme-cookie';
import { ThemeToggle } from './theme-toggle';

const cookie = (theme: string) => `${THEME_COOKIE}=${theme}`;
const themeOnPage = () => document.documentElement.dataset['theme'];

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  document.cookie = `${THEME_COOKIE}=; path=/; max-age=0`;
  delete document.documentElement.dataset['theme'];
  vi.unstubAllGlobals();
});

it('remembers a choice that differs from the system', async () => {
  render(<ThemeToggle />);

  await userEvent.click(screen.getByRole('button', { name: 'Switch to dark theme' }));

  expect(themeOnPage()).toBe('dark');
  expect(localStorage.getItem(themeStorageKey)).toBe('dark');
  expect(document.cookie).toContain(cookie('dark'));
});

it('gives the decision back to the system when the choice is the same', async () => {
  render(<ThemeToggle />);

  await userEvent.click(screen.getByRole('button', { name: 'Switch to dark theme' }));
  await userEvent.click(screen.getByRole('button', { name: 'Switch to light theme' }));

  expect(themeOnPage()).toBeUndefined();
  expect(localStorage.getItem(themeStorageKey)).toBeNull();
  expect(document.cookie).not.toContain(THEME_COOKIE);
});

it('applies a stored choice and ignores anything else in its place', () => {
  localStorage.setItem(themeStorageKey, 'dark');
  applyStoredTheme();
  expect(themeOnPage()).toBe('dark');
  expect(document.cookie).toContain(cookie('dark'));

  delete document.documentElement.dataset['theme'];
  localStorage.setItem(themeStorageKey, 'purple');
  applyStoredTheme();
  expect(themeOnPage()).toBeUndefined();
});

it('leaves the choice that the server wrote into the document where the browser keeps none', () => {
  document.documentElement.dataset['theme'] = 'dark';
  applyStoredTheme();
  expect(themeOnPage()).toBe('dark');
});
