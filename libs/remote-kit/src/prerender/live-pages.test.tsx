// @vitest-environment node
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useId } from 'react';
import type { RouteObject } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { ReadForPage } from '../contract';
import { defineRemote } from '../define-remote';
import { usePageHead } from '../head/use-page-head';
import { prefetch } from '../query-client';
import { livePages } from './live-pages';

const site = { path: '/x', layout: 'site', access: 'public' } as const;
const manifest = { id: 'mf-x', owner: 'x', title: 'X', areas: [site], nav: [] };

const address = 'http://localhost/api/x/places?of=1';
const places = (method = 'GET') => ({
  queryKey: ['places'],
  queryFn: async () => {
    const response = await fetch(new Request(address, { method }));
    if (response.status === 404) return { left: 'none' };
    if (!response.ok) throw new Error(`answered ${response.status}`);
    return (await response.json()) as { left: number };
  },
});

function Places() {
  usePageHead({ title: 'X' });
  const { data } = useQuery(places());
  return <p id={useId()}>left: {data ? String(data.left) : 'not known'}</p>;
}

const WaitingPlaces = () => <p>left: {useSuspenseQuery(places()).data.left}</p>;

function render(route: Partial<RouteObject>, read: ReadForPage) {
  return livePages(defineRemote({ manifest, routes: [{ path: '/x/:id', ...route }] }))('/x/1', read);
}
const answering = (left: number, status = 200) =>
  vi.fn<ReadForPage>(() => Promise.resolve({ status, body: JSON.stringify({ left }) }));

it('renders what the loader fetched, once, and says with which answers', async () => {
  const read = answering(3);
  const page = await render({ element: <Places />, loader: () => prefetch(places()) }, read);
  expect(page.html).toContain('left: <!-- -->3');
  expect(page.data).toEqual([[['places'], { left: 3 }]]);
  expect(page.head.title).toBe('X');
  expect(read.mock.calls).toEqual([['/api/x/places?of=1']]);
});

it('waits for what parts of a page fetch themselves, and keeps nothing for the next page', async () => {
  const element = (
    <>
      <Places />
      <Suspense>
        <WaitingPlaces />
      </Suspense>
    </>
  );
  expect((await render({ element }, answering(3))).html).toContain('<p>left: <!-- -->3</p>');
  expect((await render({ element }, answering(2))).html).toContain('<p>left: <!-- -->2</p>');
});

it('takes a refusal for an answer where the page does', async () => {
  const route = { element: <Places />, loader: () => prefetch(places()) };
  expect((await render(route, answering(0, 404))).html).toContain('none');
});

it.each<[string, Partial<RouteObject>, ReadForPage, string]>([
  ['cannot be read', { loader: () => prefetch(places()) }, () => Promise.reject(new Error('too late')), 'too late'],
  ['are refused', { element: <WaitingPlaces /> }, answering(0, 500), 'answered 500'],
  ['are changed', { loader: () => prefetch(places('POST')) }, answering(0), 'it sends POST'],
])('makes no page whose data %s', async (_, route, read, reason) => {
  await expect(render({ element: <Places />, ...route }, read)).rejects.toThrow(reason);
});
