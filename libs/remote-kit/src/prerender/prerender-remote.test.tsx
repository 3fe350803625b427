// @vitest-environment node
import { Heading } from '@declic/design-system';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, use, useId } from 'react';
import { Link, redirect, type RouteObject } from 'react-router-dom';
import { styled } from 'styled-components';
import { expect, it } from 'vitest';
import { defineRemote } from '../define-remote';
import { usePageHead } from '../head/use-page-head';
import { lazyRoute } from '../lazy-route';
import { prefetch } from '../query-client';
import { prerenderRemote } from './prerender-remote';

const LIMIT_MS = 300;

function prerender(route: Partial<RouteObject>, path = '/x') {
  const manifest = {
    id: 'mf-x',
    owner: 'x',
    title: 'X',
    areas: [{ path: '/x', layout: 'site' as const, access: 'public' as const }],
    nav: [],
    prerender: [path],
  };
  return prerenderRemote(defineRemote({ manifest, routes: [{ path: '/x', ...route }] }), LIMIT_MS);
}

function Titled({ children }: { children?: React.ReactNode }) {
  usePageHead({ title: 'X', lang: 'fr' });
  return <main>{children}</main>;
}

const Red = styled.p`
  color: red;
`;
const query = { queryKey: ['places'], queryFn: () => fetch('http://127.0.0.1:9/places').then((it) => it.json()) };
const Late = lazy(async () => ({ default: () => <b>late</b> }));

function Places() {
  const { data } = useQuery<{ left: number }>(query);
  return <p id={useId()}>{data ? data.left : 'not known'}</p>;
}

it('renders a page with its head and the rules that it uses, with code that comes later and data that does not', async () => {
  const { '/x': page } = await prerender(
    {
      lazy: lazyRoute(async () => ({
        Component: () => (
          <Titled>
            <Heading level={1}>Hello</Heading>
            <Red>
              <Link to="/x/1">One</Link>
            </Red>
            <Places />
            <Suspense>
              <Late />
            </Suspense>
          </Titled>
        ),
      })),
    },
    '/x/',
  );
  expect(page?.head).toEqual({ title: 'X', lang: 'fr' });
  expect(page?.html).toContain('<b>late</b>');
  expect(page?.html).toContain('not known');
  expect(page?.html).toContain('href="/x/1"');
  expect(page?.styles).toMatch(/^\.\w+\{.*color:red;\}/);
  expect(page?.styles).not.toMatch(/data-styled|sc\*/);
});

it('is the same each time', async () => {
  const render = () =>
    prerender({
      element: (
        <Titled>
          <Places />
        </Titled>
      ),
    });
  expect(await render()).toEqual(await render());
});

const Throwing = () => {
  throw new Error('no such text');
};
const never = new Promise<never>(() => undefined);
const Waiting = () => use(never);
const Fetching = () => <p>{JSON.stringify(useSuspenseQuery(query).data)}</p>;

const WrongLanguage = () => {
  usePageHead({ title: 'X', lang: 'fr_FR', openGraph });
  return null;
};
const openGraph = { type: 'website', siteName: 'X', image: { path: '/x.png', width: 1, height: 1, alt: 'X' } } as const;

const inTitled = (element: React.ReactNode) => ({ element: <Titled>{element}</Titled> });
const suspended = (element: React.ReactNode) => inTitled(<Suspense fallback="…">{element}</Suspense>);

it.each<[string, Partial<RouteObject>, string]>([
  ['throws', inTitled(<Throwing />), 'no such text'],
  ['throws in a part that has a fallback', suspended(<Throwing />), 'no such text'],
  ['waits for what never comes', suspended(<Waiting />), 'it waits for something that does not come'],
  ['fetches', suspended(<Fetching />), 'it fetches http://127.0.0.1:9/places'],
  [
    'prefetches in its loader',
    { ...inTitled(null), loader: () => prefetch(query) },
    'it fetches http://127.0.0.1:9/places',
  ],
  [
    'has a loader that never ends',
    { ...inTitled(null), loader: () => never },
    'it waits for something that does not come',
  ],
  ['has a loader that throws', { ...inTitled(null), loader: () => Promise.reject(new Error('no data')) }, 'no data'],
  ['leads on', { ...inTitled(null), loader: () => redirect('/x/2') }, 'it leads on to /x/2'],
  ['has no head', { element: <p>Hello</p> }, 'it has no head'],
  ['has a head that cannot be written', { element: <WrongLanguage /> }, 'Incorrect locale information'],
  ['has a style attribute', inTitled(<p style={{ color: 'red' }}>Hello</p>), 'has the attribute style='],
  ['has a script', inTitled(<script dangerouslySetInnerHTML={{ __html: 'alert(1)' }} />), 'contains <script>'],
])('refuses a page that %s, with its path and why', async (_, route, reason) => {
  const rendered = prerender(route);
  await expect(rendered).rejects.toThrow('mf-x: the page /x cannot be prerendered: ');
  await expect(rendered).rejects.toThrow(reason);
});

it('takes data blocks, and texts that speak of markup', async () => {
  const json = { type: 'application/ld+json', dangerouslySetInnerHTML: { __html: '{"a":1}' } };
  const { '/x': page } = await prerender(
    inTitled(
      <>
        <script {...json} />
        <p title='a style="x" onclick="y"'>{'<script> and style="color:red"'}</p>
      </>,
    ),
  );
  expect(page?.html).toContain('{"a":1}');
});

it('says that a page does not exist', async () => {
  await expect(prerender(inTitled(null), '/nowhere')).rejects.toThrow('the page /nowhere cannot be prerendered: ');
});
