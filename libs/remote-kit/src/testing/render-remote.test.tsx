import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { exampleRemote } from './example/example-remote';
import { exampleServer } from './example/example.route';
import { renderRemote } from './render-remote';

afterEach(cleanup);

it('renders a page with its data, title and language', async () => {
  renderRemote(exampleRemote, { url: '/example?x=1' });
  expect(await screen.findByText('Bonjour')).toBeTruthy();
  // Set by an effect, which may run after the text is there.
  await waitFor(() => expect(document.title).toBe('Example'));
  expect(document.documentElement.lang).toBe('fr');
  expect(document.head.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/example$/);
});

it('offers a Retry that asks again when a query failed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const greet = vi.spyOn(exampleServer, 'greet').mockRejectedValue(new Error('down'));
  renderRemote(exampleRemote, { url: '/example' });
  const retry = await screen.findByRole('button', { name: 'Réessayer' });

  greet.mockResolvedValue('Rebonjour');
  await userEvent.click(retry);
  expect(await screen.findByText('Rebonjour')).toBeTruthy();
});

it('shows toasts, the first one too', async () => {
  renderRemote(exampleRemote, { url: '/example' });
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(screen.getByText('All of it.')).toBeTruthy();
});

it('shows that a path is not the remote’s', async () => {
  renderRemote(exampleRemote, { url: '/elsewhere' });
  expect(await screen.findByText('left the remote')).toBeTruthy();
});
