import { sessionStore, useSession } from '@declic/session';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { aRemoteModule } from './testing/a-remote';
import { aSignedInUser, heading, openShell, setUpShell } from './testing/shell-page';
import { login, usage } from './testing/some-remotes';

const server = setUpShell();

/** Who was signed in when the data of the account was asked for. */
const readers = vi.fn<(status: string) => void>();
const read = (answer: Promise<string>) => () => {
  readers(sessionStore.getState().status);
  return answer;
};
const never = new Promise<string>(() => undefined);

function Figures() {
  useSession(({ status }) => status);
  const { data } = useQuery({ queryKey: ['figures'], queryFn: read(Promise.resolve('12 calls')) });
  return <p>{data}</p>;
}

function Sessions() {
  return <p>{useSuspenseQuery({ queryKey: ['sessions'], queryFn: read(never) }).data}</p>;
}

function Usage() {
  return (
    <>
      <h1>Usage</h1>
      <Figures />
      <Suspense fallback="Loading the sessions">
        <Sessions />
      </Suspense>
    </>
  );
}

it('asks for nothing in the name of an account that has signed out, by a page that is being left', async () => {
  server.refresh = aSignedInUser;
  openShell('/usage', [usage, login], (name) =>
    Promise.resolve(aRemoteModule(name, name === 'mf-usage' ? [{ path: '/usage', element: <Usage /> }] : undefined)),
  );
  await heading('Usage');
  await screen.findByText('12 calls');
  await screen.findByText('Loading the sessions');
  readers.mockClear();

  await userEvent.click(screen.getByRole('button', { name: 'Sign out', hidden: true }));
  await heading('Page of mf-login');
  expect(readers.mock.calls).toEqual([]);
});
