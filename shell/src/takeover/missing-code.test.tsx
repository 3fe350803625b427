import { lazyRoute } from '@declic/remote-kit';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { aRemoteModule } from '../testing/a-remote';
import { composedSite, setUpHtml, siteRemote } from '../testing/html-page';
import { setUpShell } from '../testing/shell-page';

const server = setUpShell();
const page = setUpHtml();

const failures = () => server.beacons().flatMap((it) => (it.kind === 'failed' ? [`${it.version} ${it.failure}`] : []));
const loaded = () => waitFor(() => expect(server.beacons().map(({ kind }) => kind)).toContain('loaded'));
const NOTICE = /not fully loaded/;
const notice = () => screen.queryByText(NOTICE);
const mail = () => screen.getByLabelText<HTMLInputElement>('Mail');
const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /x.js'));
const fallback = { version: '0', entry: '/remotes/mf-site/0/remoteEntry.js', needs: composedSite.needs };

function useFakeTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('keeps the HTML with what was typed when its code does not come, says so, and takes it over when the network is back', async () => {
  server.registry = [composedSite];
  fireEvent.change(mail(), { target: { value: 'a@b.test' } });
  const field = mail();
  let isOffline = true;
  await page.show(() => (isOffline ? offline() : Promise.resolve({ remote: siteRemote })));
  expect(await screen.findByText(NOTICE)).toBeTruthy();
  expect(screen.queryByText('Flow Content is not available right now')).toBeNull();
  await waitFor(() => expect(failures()).toEqual(['1 load']));

  isOffline = false;
  globalThis.dispatchEvent(new Event('online'));
  await loaded();
  expect(notice()).toBeNull();
  expect(mail()).toBe(field);
  expect(field.value).toBe('a@b.test');
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'pdf' } });
  expect(page.root.querySelector('output')?.textContent).toBe('pdf');
});

it('asks again when Retry is pressed', async () => {
  server.registry = [composedSite];
  const imports = vi.fn(offline);
  await page.show(imports);
  imports.mockResolvedValue({ remote: siteRemote } as never);
  await userEvent.click(await screen.findByText('Retry'));
  await loaded();
  expect(notice()).toBeNull();
});

it('waits for code that is late as long as that takes, and asks for no other version meanwhile', async () => {
  server.registry = [{ ...composedSite, fallback }];
  useFakeTime();
  const arrival = Promise.withResolvers<unknown>();
  const imports = vi.fn((_: string, entry: string) =>
    entry === composedSite.entry ? arrival.promise : Promise.resolve(aRemoteModule('mf-site')),
  );
  void page.start(imports, { fallback });
  await pass(7_400);
  expect(notice()).toBeNull();
  await pass(200);
  expect(notice()).not.toBeNull();
  expect(failures()).toEqual(['1 slow']);
  const html = page.root.innerHTML;
  await pass(60_000);
  expect(page.root.innerHTML).toBe(html);
  arrival.resolve({ remote: siteRemote });
  await pass(100);
  expect(notice()).toBeNull();
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'pdf' } });
  expect(page.root.querySelector('output')?.textContent).toBe('pdf');
  expect(imports.mock.calls.map(([, entry]) => entry)).not.toContain(fallback.entry);
});

it('does not hold HTML back whose page the visitor has left before its code came', async () => {
  server.registry = [composedSite];
  const arrival = Promise.withResolvers<unknown>();
  const shown = page.show(() => arrival.promise);
  history.pushState(null, '', '/site/second');
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  arrival.reject(new TypeError('Failed to fetch dynamically imported module: /x.js'));
  await shown;
  expect(await screen.findByText('Flow Content is not available right now')).toBeTruthy();
  expect(notice()).toBeNull();
});

it('keeps the HTML when the file of its route does not come, and reports it', async () => {
  server.registry = [composedSite];
  const file = vi.fn<() => Promise<never>>(offline);
  const routes = [{ path: '/site', lazy: lazyRoute(file) }];
  await page.show(async () => aRemoteModule('mf-site', routes));
  await screen.findByText(NOTICE);
  expect(mail().isConnected).toBe(true);
  await waitFor(() => expect(failures()).toEqual(['1 load']));
});

it('shows the last good version in the place of HTML whose route file is missing', async () => {
  server.registry = [{ ...composedSite, fallback }];
  const file = vi.fn<() => Promise<never>>(offline);
  const broken = [{ path: '/site', lazy: lazyRoute(file) }];
  await page.show(async (name, entry) => aRemoteModule(name, entry === fallback.entry ? undefined : broken), {
    fallback,
  });
  await screen.findByText('Page of mf-site');
  expect(failures()).toEqual(['1 load']);
});

it.each([
  ['throws when it is evaluated', () => Promise.reject(new TypeError('x is not a function'))],
  ['is another module', () => Promise.resolve({})],
])('makes room for the card when its code %s', async (_, importRemote) => {
  await page.show(importRemote);
  // Not asked for by role: each look at the whole page is long.
  await waitFor(() => expect(page.root.querySelector('[role=alert]')).not.toBeNull(), { timeout: 20_000 });
  expect(page.root.querySelector('[name=mail]')).toBeNull();
  expect(notice()).toBeNull();
});

it('reports nothing of a page that is left before its code has come', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  await page.show(() => promise);
  window.dispatchEvent(new Event('beforeunload'));
  reject(new TypeError('Failed to fetch dynamically imported module: /x.js'));
  await screen.findByText(NOTICE);
  expect(server.beacons()).toEqual([]);
});
