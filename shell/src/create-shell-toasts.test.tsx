import { notify } from '@declic/remote-kit';
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { onDemandFiles } from './federation/on-demand-files';
import { importingFlow } from './testing/faulty-flow';
import { openShell, setUpShell } from './testing/shell-page';
import { flow } from './testing/some-remotes';

setUpShell();

it('shows toasts with a library that was fetched before it was imported, and fetches it again after a failure', async () => {
  const fetchFiles = vi.spyOn(onDemandFiles, 'fetch').mockRejectedValue(new TypeError('It did not come.'));
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  openShell('/flow', [flow], importingFlow({ element: <h1>Page</h1> }));
  await screen.findByRole('heading', { name: 'Page' });
  act(() => notify.error('Not saved'));
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  expect(fetchFiles.mock.calls[0]).toEqual(['@declic/design-system/toast']);
  expect(screen.queryByText('Not saved')).toBeNull();

  fetchFiles.mockRestore();
  act(() => notify.success('Saved'));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(screen.getByText('Not saved')).toBeTruthy();
});
