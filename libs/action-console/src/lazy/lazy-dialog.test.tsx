import { notify } from '@declic/remote-kit';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyDialog } from './lazy-dialog';

afterEach(cleanup);

it('says that its code could not be loaded, leaves the page as it is, and is loaded anew', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const said = vi.spyOn(notify, 'error').mockImplementation(() => undefined);
  const load = vi
    .fn<() => Promise<() => React.JSX.Element>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(() => <p>Opened</p>);
  const Dialog = lazyDialog<{ onClose: () => void }>(load);
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <input aria-label="Topic" />
        <button onClick={() => setOpen(true)}>{isOpen ? 'Opening' : 'Open'}</button>
        {isOpen ? <Dialog onClose={() => setOpen(false)} /> : null}
      </>
    );
  }
  render(<Page />);
  await userEvent.type(screen.getByLabelText('Topic'), 'Bread');
  await userEvent.click(screen.getByText('Open'));
  await expect.poll(() => said.mock.calls[0]?.[0]).toBe('This could not be opened');
  expect(screen.getByLabelText<HTMLInputElement>('Topic').value).toBe('Bread');
  await userEvent.click(await screen.findByText('Open'));
  expect(await screen.findByText('Opened')).toBeTruthy();
  expect(said).toHaveBeenCalledOnce();
});
