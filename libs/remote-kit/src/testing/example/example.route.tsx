import { useSuspenseQuery } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import { notify } from '../../notify';
import { prefetch } from '../../query-client';
import { RouteBoundary } from '../../route-boundary';
import { usePageHead } from '../../head/use-page-head';

/** What the example's "server" answers; tests replace it. */
export const exampleServer = { greet: () => Promise.resolve('Bonjour') };

const greetingQuery = () => queryOptions({ queryKey: ['greeting'], queryFn: () => exampleServer.greet() });

export const loader = () => prefetch(greetingQuery());

export const handle = { crumbs: [{ label: 'Example' }] };

export function Component() {
  usePageHead({ title: 'Example', lang: 'fr', canonical: '/example' });
  return (
    <main>
      <h1>Example</h1>
      <RouteBoundary loading={<p>loading</p>}>
        <Greeting />
      </RouteBoundary>
      <button onClick={() => notify.success('Saved', { description: 'All of it.' })}>Save</button>
    </main>
  );
}

function Greeting() {
  const { data } = useSuspenseQuery(greetingQuery());
  return <p>{data}</p>;
}
