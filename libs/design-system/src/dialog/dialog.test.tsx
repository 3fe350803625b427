import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ConfirmDialog, Dialog } from '.';

afterEach(cleanup);

const question = {
  title: 'Title',
  description: 'What happens.',
  texts: { confirm: 'Go' },
  onConfirm: () => undefined,
};

it('is named by its title, and closes by its button and by Escape', async () => {
  const onOpenChange = vi.fn();
  render(<Dialog open onOpenChange={onOpenChange} title="New strategy" description="In your own words." />);

  expect(screen.getByRole('dialog', { name: 'New strategy' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');

  expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
});

it('adds no style element that a strict policy would refuse', () => {
  const before = document.querySelectorAll('style:not([data-styled])').length;
  render(<Dialog open onOpenChange={() => undefined} title="New strategy" />);

  expect(document.querySelectorAll('style:not([data-styled])').length).toBe(before);
});

it('confirms without closing, so that a failure can still be shown', async () => {
  const onOpenChange = vi.fn();
  const onConfirm = vi.fn();
  render(
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title="Delete key?"
      description="This cannot be undone."
      texts={{ confirm: 'Delete key' }}
      onConfirm={onConfirm}
    />,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Delete key' }));

  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(screen.getByRole('alertdialog', { name: 'Delete key?' })).toBeTruthy();
});

it.each([
  ['dialog', Dialog],
  ['alertdialog', ConfirmDialog],
])('says of its %s that the page behind is out of reach', (role, Kind) => {
  render(<Kind open onOpenChange={() => undefined} {...question} />);

  expect(screen.getByRole(role).getAttribute('aria-modal')).toBe('true');
});

it.each([
  ['a dialog', Dialog, null],
  ['a question', ConfirmDialog, null],
  ['a dialog whose content takes the focus', Dialog, <input key="content" autoFocus />],
])('gives the focus back to what opened %s', async (_kind, Kind, content) => {
  function Opened() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        <Kind open={open} onOpenChange={setOpen} {...question}>
          {content}
        </Kind>
      </>
    );
  }
  render(<Opened />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  expect(document.activeElement).not.toBe(opener);

  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(opener);
});

it('keeps the focus on a control when the one that has it is replaced', async () => {
  const show = (isCompared: boolean) => (
    <Dialog open onOpenChange={() => undefined} title="History">
      <p>{isCompared ? <button>Back</button> : null}</p>
      {isCompared ? null : <button>Compare</button>}
    </Dialog>
  );
  const { rerender } = render(show(true));
  screen.getByText('Back').focus();
  rerender(show(false));
  await expect.poll(() => document.activeElement).toBe(screen.getByText('Compare'));
});
