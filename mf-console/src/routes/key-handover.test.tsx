import { serveApi } from '@declic/openapi/testing';
import { forgetHandedKey, handOverKey, readHandedKey } from '@declic/action-console/key-handover';
import { aSession, aUser, signInForTest, signOutForTest } from '@declic/session/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { aDefinition } from '../testing/a-definition';
import { aTestResult } from '@declic/action-console/testing';
import { RUN } from '../testing/endpoints';
import { aCreatedKey } from '../testing/factories';
import { aServerThatMakesKeys, clearKeys, openKeys } from '../testing/keys-page';

vi.mock('../features/keys/celebrate', () => ({ celebrate: vi.fn(() => () => undefined) }));

afterEach(() => {
  forgetHandedKey();
  clearKeys();
});

const { token } = aCreatedKey();
const replies = {
  ...aServerThatMakesKeys(),
  'GET /v1/actions/{slug}': () => aDefinition(),
  [RUN]: () => aTestResult(),
};
/** Of the playground: the keys page has one of the same name. */
const field = async () => {
  await screen.findByRole('button', { name: 'Execute' });
  return screen.getByLabelText<HTMLInputElement>(/^API key/);
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function takeKeyOver() {
  const api = serveApi({ ...replies, ...aServerThatMakesKeys() });
  const rendered = openKeys();
  await press('Use it in the playground');
  await expect.poll(() => rendered.router.state.location.pathname).toBe('/actions/email_validate/playground');
  return { ...rendered, api };
}

it('takes a new key into the playground with one press, and runs with it', async () => {
  const { api } = await takeKeyOver();
  expect((await field()).value).toBe(token);
  await userEvent.selectOptions(screen.getByLabelText('Example'), 'Bread');
  await press('Execute');
  await screen.findByRole('group', { name: 'Result' });
  expect(api.callsTo(RUN)[0]?.body).toMatchObject({ authorization: `Bearer ${token}` });
});

it('holds the key in the field alone', async () => {
  const { router, queryClient } = await takeKeyOver();
  await userEvent.selectOptions(await screen.findByLabelText('Example'), 'Bread');
  await press('Execute');
  await screen.findByRole('group', { name: 'Result' });
  const places = {
    url: location.href + router.state.location.pathname + router.state.location.search,
    state: router.state.location.state,
    storage: { ...localStorage, ...sessionStorage },
    queries: queryClient
      .getQueryCache()
      .getAll()
      .map(({ state, queryKey }) => [queryKey, state.data]),
    mutations: queryClient
      .getMutationCache()
      .getAll()
      .map(({ state }) => state),
    document: document.documentElement.outerHTML,
  };
  expect(JSON.stringify(places)).not.toContain(token);
});

it('is asked about before it is lost, until it is copied', async () => {
  const { router } = await takeKeyOver();
  await field();
  await act(() => router.navigate('/elsewhere'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave without your new key?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stay here' }));
  expect((await field()).value).toBe(token);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.resolve() }, configurable: true });
  await press('Copy key');
  Reflect.deleteProperty(navigator, 'clipboard');
  await act(() => router.navigate('/elsewhere'));
  expect(await screen.findByText('left the remote')).toBeTruthy();
});

it('is not there for the next console, nor for the next person', async () => {
  const { router } = await takeKeyOver();
  await userEvent.clear(await field());
  await act(() => router.navigate('/actions/iban_validate/playground'));
  expect((await field()).value).toBe('');
  handOverKey(token);
  act(() => signOutForTest());
  expect(readHandedKey()).toBeNull();
});

it('is cleared when another account signs in in another tab', async () => {
  await takeKeyOver();
  handOverKey(token);
  act(() => signInForTest());
  expect((await field()).value).toBe(token);
  act(() => signInForTest(aSession({ user: aUser({ id: 'another' }) })));
  expect((await field()).value).toBe('');
  expect(readHandedKey()).toBeNull();
});

it('is forgotten when no console opens within a minute', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  handOverKey(token);
  vi.advanceTimersByTime(59_000);
  expect(readHandedKey()).toBe(token);
  vi.advanceTimersByTime(1_000);
  expect(readHandedKey()).toBeNull();
});

it('leaves the page when the browser keeps it', async () => {
  await takeKeyOver();
  const input = await field();
  act(() => void globalThis.dispatchEvent(new Event('pagehide')));
  expect(input.value).toBe('');
});

it('asks no password manager to store a key', async () => {
  await takeKeyOver();
  const { type, autocomplete, dataset } = await field();
  expect([type, autocomplete]).toEqual(['password', 'one-time-code']);
  expect({ ...dataset }).toEqual({ '1pIgnore': 'true', bwignore: 'true', lpignore: 'true', formType: 'other' });
});
