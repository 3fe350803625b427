import { act, screen } from '@testing-library/react';
import { useUnsavedInput } from '@declic/remote-kit';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aRemoteModule } from './testing/a-remote';
import { heading, openShell, registryAnswer, setUpShell } from './testing/shell-page';
import { flow, workshops } from './testing/some-remotes';

const server = setUpShell();
beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
});
afterEach(() => {
  vi.useRealTimers();
  document.documentElement.lang = 'en';
});

const released = { ...flow, version: '2', entry: '/remotes/mf-flow/2/remoteEntry.js' };

/** The tab is left for a while, in which the registry changes its answer, and looked at again. */
async function comeBackAfterRelease(...remotes: (typeof flow)[]) {
  server.composition = () => ({ ...registryAnswer(remotes), id: '00000000000000c2' });
  vi.setSystemTime(Date.now() + 60_000);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
}

function Form() {
  const [text, setText] = useState('');
  useUnsavedInput(text !== '');
  return (
    <>
      <h1>Form</h1>
      <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
    </>
  );
}

const openForm = async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  openShell('/flow', [flow, workshops], (name) =>
    Promise.resolve(aRemoteModule(name, name === 'mf-flow' ? [{ path: '/flow', element: <Form /> }] : undefined)),
  );
  await heading('Form');
};

const findNotice = () => screen.findByText('A new version of Declic is ready.');
const notice = () => screen.queryByText('A new version of Declic is ready.');

describe('a page that is open while its area is released', () => {
  it('offers to reload, and can be told to wait until the next release', async () => {
    await openForm();
    await comeBackAfterRelease(released, workshops);
    await findNotice();
    screen.getByRole('button', { name: 'Reload' });

    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(notice()).toBeNull();
    await heading('Form');
  });

  it('offers nothing while a form holds unsaved input', async () => {
    await openForm();
    await userEvent.type(screen.getByLabelText('Text'), 'x');
    await comeBackAfterRelease(released, workshops);
    expect(notice()).toBeNull();

    await userEvent.clear(screen.getByLabelText('Text'));
    await findNotice();
  });

  it('speaks the language of the page', async () => {
    await openForm();
    document.documentElement.lang = 'fr';
    await comeBackAfterRelease(released, workshops);

    await screen.findByRole('button', { name: 'Recharger' });
  });
});

it('loads the version that took the place of a withdrawn one, on the first visit of its area', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const imports = openShell('/workshops', [flow, workshops], (name) =>
    Promise.resolve(
      aRemoteModule(
        name,
        name === 'mf-workshops' ? [{ path: '/workshops', element: <Link to="/flow">On</Link> }] : undefined,
      ),
    ),
  );
  const link = await screen.findByRole('link', { name: 'On' });
  const withdrawn = { ...released, version: '0', entry: '/remotes/mf-flow/0/remoteEntry.js', withdrawn: ['1'] };
  server.composition = () => ({ ...registryAnswer([withdrawn, workshops]), id: '00000000000000c2' });
  vi.setSystemTime(Date.now() + 5_000);
  await userEvent.click(link);

  await heading('Page of mf-flow');
  expect(imports.mock.calls.filter(([name]) => name === 'mf-flow')).toEqual([['mf-flow', withdrawn.entry]]);
  expect(notice()).toBeNull();
});
