import { defineRemote, prefetch, siteHome, usePageHead } from '@declic/remote-kit';
import { KIT_ATTRIBUTE, onlySite, PAGE_DATA_ELEMENT_ID, PRERENDERED_ATTRIBUTE } from '@declic/remote-kit/host';
import { livePages } from '@declic/remote-kit/prerender/live';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createShell } from '../create-shell';
import { aComposedRemote, aComposition } from '../testing/a-remote';
import { setUpShell } from '../testing/shell-page';
import { showShell } from './show-shell';

setUpShell();

const service = { left: 3, asked: 0 };
const placesQuery = () =>
  queryOptions({
    queryKey: ['places'],
    queryFn: () => {
      service.asked += 1;
      return Promise.resolve({ left: service.left });
    },
    staleTime: 30_000,
  });

function Page() {
  usePageHead({ title: 'Live' });
  const { data } = useQuery(placesQuery());
  return (
    <main>
      <a href={siteHome() === undefined ? '/site' : '/'}>Home</a>
      <h1>{data ? `${data.left} left` : 'loading'}</h1>
    </main>
  );
}

const site = { path: '/site', layout: 'site', access: 'public' } as const;
const remote = defineRemote({
  manifest: { id: 'mf-site', owner: 'x', title: 'Site', areas: [site], nav: [] },
  routes: [{ path: '/site', lazy: () => Promise.resolve({ Component: Page, loader: () => prefetch(placesQuery()) }) }],
});

let root: HTMLElement;
let shown: Root | undefined;
const heading = () => root.querySelector('h1');

/** A document with the page, that was rendered while three were left. */
async function writeDocument(path: string, home?: string): Promise<void> {
  Object.assign(service, { left: 3, asked: 0 });
  const { html, data } = await livePages(remote)(path, () => Promise.reject(new Error('It reads nothing.')), home);
  history.replaceState(null, '', path);
  document.body.innerHTML = `<div id="root" ${PRERENDERED_ATTRIBUTE}="mf-site@1">${html}</div><script type="application/json" id="${PAGE_DATA_ELEMENT_ID}">${JSON.stringify(data)}</script>`;
  root = document.getElementById('root') as HTMLElement; // written above
  vi.spyOn(console, 'warn').mockReturnValue();
  Object.assign(service, { left: 2, asked: 0 });
}
beforeEach(() => writeDocument('/site'));
afterEach(() => act(() => shown?.unmount()));

async function show(): Promise<void> {
  const composed = aComposedRemote({ name: 'mf-site', areas: [site], nav: [] });
  const [ofHost = composed] = siteHome() === undefined ? [] : onlySite([composed], site.path);
  const shell = createShell(aComposition(ofHost), async () => ({ remote }));
  onTestFinished(shell.stopListening);
  await act(async () => void (shown = await showShell(root, shell)));
}

it('takes a page over with the answers that it shows, and asks for new ones when it is there', async () => {
  const before = heading();
  const texts: (string | null)[] = [];
  new MutationObserver(() => texts.push(before?.textContent ?? null)).observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  await show();
  await waitFor(() => expect(heading()?.textContent).toBe('2 left'));
  expect(heading()).toBe(before);
  expect(service.asked).toBe(1);
  expect(texts).not.toContain('loading');
  expect(vi.mocked(console.warn).mock.calls).toEqual([]);
});

it('takes the page of a microsite over at the root, with the links of that host', async () => {
  await writeDocument('/', '/site');
  document.documentElement.dataset['site'] = '/site';
  onTestFinished(() => void delete document.documentElement.dataset['site']);
  const before = heading();
  const link = root.querySelector('a');
  expect(link?.getAttribute('href')).toBe('/');
  await show();
  await waitFor(() => expect(heading()?.textContent).toBe('2 left'));
  expect(heading()).toBe(before);
  expect(root.querySelector('a')).toBe(link);
  expect(vi.mocked(console.warn).mock.calls).toEqual([]);
});

it('shows a page that was rendered with another kit at once, with the answers that it was rendered with', async () => {
  root.setAttribute(KIT_ATTRIBUTE, 'k0');
  const before = heading();
  await show();
  await waitFor(() => expect(heading()?.textContent).toBe('2 left'));
  expect(before?.isConnected).toBe(false);
  expect(service.asked).toBe(1);
});

it('gives no answers to another release, which may keep something else under their names', async () => {
  root.setAttribute(PRERENDERED_ATTRIBUTE, 'mf-site@0');
  document.getElementById(PAGE_DATA_ELEMENT_ID)?.replaceChildren('[[["places"],{"seats":[]}]]');
  await show();
  await waitFor(() => expect(heading()?.textContent).toBe('2 left'));
});

it('takes no answers from a document without HTML', async () => {
  root.removeAttribute(PRERENDERED_ATTRIBUTE);
  root.replaceChildren();
  await show();
  await waitFor(() => expect(heading()?.textContent).toBe('2 left'));
});
