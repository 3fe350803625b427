import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { lazyDialog } from './lazy-dialog';
import { notify } from './notify';

afterEach(cleanup);

function aPage(Dialog: ComponentType<{ onClose: () => void }>) {
  return function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <input aria-label="Topic" />
        <button onClick={() => setOpen(true)}>{isOpen ? 'Opening' : 'Open'}</button>
        {isOpen ? <Dialog onClose={() => setOpen(false)} /> : null}
      </>
    );
  };
}

it('says that its code could not be loaded, leaves the page as it is, and is loaded anew at once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const said = vi.spyOn(notify, 'error').mockImplementation(() => undefined);
  const load = vi
    .fn<() => Promise<() => React.JSX.Element>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(() => <p>Opened</p>);
  const Page = aPage(lazyDialog<{ onClose: () => void }>(load));
  render(<Page />);
  await userEvent.type(screen.getByLabelText('Topic'), 'Bread');
  await act(() => userEvent.click(screen.getByText('Open')));
  await expect.poll(() => said.mock.calls[0]?.[0]).toBe('This could not be opened');
  expect(screen.getByLabelText<HTMLInputElement>('Topic').value).toBe('Bread');
  await act(() => userEvent.click(screen.getByText('Open')));
  expect(await screen.findByText('Opened')).toBeTruthy();
  expect(said).toHaveBeenCalledOnce();
});

it('closes and says so when its code does not come within 8 s', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const said = vi
    .spyOn(notify, 'error')
    .mockReset()
    .mockImplementation(() => undefined);
  const Page = aPage(lazyDialog<{ onClose: () => void }>(() => new Promise(() => undefined)));
  render(<Page />);
  await act(async () => fireEvent.click(screen.getByText('Open')));
  await act(() => vi.advanceTimersByTimeAsync(7_000));
  expect(screen.getByText('Opening')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText('Open')).toBeTruthy();
  expect(said.mock.calls[0]?.[0]).toBe('This could not be opened');
});
