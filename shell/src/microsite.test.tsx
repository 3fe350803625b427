import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aComposedRemote, aRemoteModule } from './testing/a-remote';
import { heading, openShell, setUpShell } from './testing/shell-page';

const server = setUpShell();
beforeEach(() => void (document.documentElement.dataset['site'] = '/workshops'));
afterEach(() => void delete document.documentElement.dataset['site']);

const workshops = aComposedRemote({
  name: 'mf-workshops',
  areas: [
    { path: '/', layout: 'site', access: 'public' },
    { path: '/workshops', layout: 'site', access: 'public' },
  ],
  nav: [],
});
const routes = [
  { path: '/workshops', element: <h1>List</h1> },
  { path: '/workshops/:id', element: <h1>One</h1> },
];
const open = (path: string) => openShell(path, [workshops], (name) => Promise.resolve(aRemoteModule(name, routes)));

it('has the page of the area at the root, without leading on and without a session', async () => {
  open('/');
  expect(await heading('List')).toBeTruthy();
  expect(location.pathname).toBe('/');
  expect(server.calledPaths().filter((path) => path.startsWith('/api/accounts'))).toEqual([]);
});

it('has the other pages of the area where they are', async () => {
  open('/workshops/1');
  expect(await heading('One')).toBeTruthy();
});

it('finds nothing else, and shows no link of the product then', async () => {
  open('/dashboard');
  expect(await heading('Oops! Page not found')).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Return to home' }).getAttribute('href')).toBe('/');
});
