import { resetSessionForTest, signInForTest, signOutForTest } from '@declic/session/testing';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { RemoteRegistry } from '../areas/remote-registry';
import { ShellContextProvider } from '../areas/shell-context';
import { FetchedData } from '../session/fetched-data';
import { ShellRouters } from '../areas/shell-routers';
import { RemoteRecovery } from '../areas/remote-recovery';
import { createCompositionStore } from '../composition/composition-store';
import { RemoteLoader } from '../federation/remote-loader';
import { aComposition } from '../testing/a-remote';
import { NotFound } from './not-found';
import { createStore } from 'zustand';

afterEach(() => {
  cleanup();
  resetSessionForTest();
});

it.each([
  ['the dashboard of a person who is signed in', signInForTest, '/dashboard'],
  ['the front page otherwise', signOutForTest, '/'],
])('leads home: to %s', (_, arrange, home) => {
  arrange();
  open();
  expect(screen.getByRole('link', { name: 'Return to home' }).getAttribute('href')).toBe(home);
});

it('is named like every other page', () => {
  open();
  expect(document.title).toBe('Page not found - Declic');
});

it.each([
  ['/fr/nowhere', 'fr', 'Page introuvable', '/fr/'],
  ['/es/nowhere', 'es', 'Página no encontrada', '/es/'],
  ['/nowhere', 'en', 'Oops! Page not found', '/'],
])('says so at %s in the language of the address, and search engines do not list it', (path, lang, heading, home) => {
  signOutForTest();
  open(path);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
  expect(screen.getByRole('link', { name: /home|accueil|inicio/ }).getAttribute('href')).toBe(home);
  expect(document.documentElement.lang).toBe(lang);
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});

function open(path = '/') {
  const report = { loaded: vi.fn(), failed: vi.fn(), notFound: vi.fn() };
  const offer = { react: '19.3.1', exports: {} };
  const loader = new RemoteLoader({ importRemote: vi.fn(), offer, report });
  const registry = new RemoteRegistry(createCompositionStore(aComposition()), loader, { beforeFirstRun: vi.fn() });
  const routers = new ShellRouters(() => createMemoryRouter([{ path: '*' }]));
  const recovery = new RemoteRecovery(registry, routers, report);
  const fetched = new FetchedData(new QueryClient());
  render(
    <ShellContextProvider value={{ registry, report, recovery, fetched, isOutdated: createStore(() => false) }}>
      <MemoryRouter initialEntries={[path]}>
        <NotFound />
      </MemoryRouter>
    </ShellContextProvider>,
  );
}
