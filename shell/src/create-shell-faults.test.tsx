import { lazyRoute, RouteBoundary } from '@declic/remote-kit';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { ImportRemote } from './federation/import-remote';
import { aV8Error } from './testing/an-error';
import { flowWithFallback, importingFlow, type FaultyPage } from './testing/faulty-flow';
import { heading, openShell, setUpShell } from './testing/shell-page';
import { flow, workshops } from './testing/some-remotes';

const server = setUpShell();

/** How a page breaks, what the visitor does until it has, and what stands there then. */
interface Fault {
  page: (error: Error) => FaultyPage;
  failure: 'render' | 'runtime' | 'unmount';
  act?: (error: Error) => void | Promise<void>;
  then: string;
}

const LAST_GOOD = 'Page of mf-flow';
const STAYS = 'Faulty page';
const faulty = (part?: ReactNode) => (
  <>
    <h1>{STAYS}</h1>
    <Link to="/workshops">Leave</Link>
    {part}
  </>
);
const click = async (name: string) => userEvent.click(await screen.findByText(name));

function ThrowsAtRender({ error }: { error: Error }): ReactNode {
  throw error;
}
function ThrowsInEffect({ error }: { error: Error }) {
  useEffect(() => {
    throw error;
  }, [error]);
  return null;
}
function ThrowsAtUnmount({ error }: { error: Error }) {
  useEffect(
    () => () => {
      throw error;
    },
    [error],
  );
  return null;
}
function ThrowsAtClick({ error }: { error: Error }) {
  const fail = () => {
    throw error;
  };
  return <button onClick={fail}>Fail</button>;
}
const raise = (event: Event) => act(async () => void window.dispatchEvent(event));

const faults: Record<string, Fault> = {
  'the import of a route': {
    page: (error) => ({ lazy: lazyRoute(() => Promise.reject(error)) }),
    failure: 'render',
    then: LAST_GOOD,
  },
  render: { page: (error) => ({ element: <ThrowsAtRender error={error} /> }), failure: 'render', then: LAST_GOOD },
  'an effect': {
    page: (error) => ({ element: faulty(<ThrowsInEffect error={error} />) }),
    failure: 'render',
    then: LAST_GOOD,
  },
  'a loader': {
    page: (error) => ({ loader: () => Promise.reject(error), element: faulty() }),
    failure: 'render',
    then: LAST_GOOD,
  },
  'an event handler': {
    page: (error) => ({ element: faulty(<ThrowsAtClick error={error} />) }),
    failure: 'runtime',
    // Not by userEvent, which would hand the error to the test.
    act: async () => void fireEvent.click(await screen.findByText('Fail')),
    then: STAYS,
  },
  'a rejected promise': {
    page: () => ({ element: faulty() }),
    failure: 'runtime',
    act: (reason) => raise(Object.assign(new Event('unhandledrejection'), { reason })),
    then: STAYS,
  },
  'a timer': {
    page: () => ({ element: faulty() }),
    failure: 'runtime',
    act: (error) => raise(new ErrorEvent('error', { error })),
    then: STAYS,
  },
  unmounting: {
    page: (error) => ({ element: faulty(<ThrowsAtUnmount error={error} />) }),
    failure: 'unmount',
    act: () => click('Leave'),
    then: 'Workshops',
  },
  'a RouteBoundary': {
    page: (error) => ({
      element: faulty(
        <RouteBoundary loading="Loading">
          <ThrowsAtRender error={error} />
        </RouteBoundary>,
      ),
    }),
    failure: 'render',
    then: LAST_GOOD,
  },
};

const entries: Record<string, (composition: (typeof flow)[], importRemote: ImportRemote) => Promise<void>> = {
  'a direct load': async (composition, importRemote) => void openShell('/flow', composition, importRemote),
  'a click in another area': async (composition, importRemote) => {
    openShell('/workshops', composition, importRemote);
    await click('To flow');
  },
};

const failures = () => server.beacons().filter(({ kind }) => kind === 'failed');

describe.each(Object.entries(faults))('a throw in %s', (_, fault) => {
  it.each(Object.entries(entries))('after %s is answered, and reported once, as what it is', async (entry, enter) => {
    const error = aV8Error(flow, `in ${entry}`);
    await enter([flowWithFallback, workshops], importingFlow(fault.page(error)));
    if (fault.act) await heading(STAYS);
    await fault.act?.(error);
    await heading(fault.then);

    await waitFor(() => expect(failures()).not.toEqual([]));
    expect(failures()).toEqual([
      expect.objectContaining({ remote: 'mf-flow', version: '1', failure: fault.failure, owner: 'flow-team' }),
    ]);
  });
});
