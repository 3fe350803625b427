import 'fake-indexeddb/auto';
import { loseConnection, neverAnswer, refuse } from '@declic/openapi/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, keys, set } from 'idb-keyval';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveTo } from '../features/delete-account/leave-to';
import { aUser } from '@declic/remote-kit/testing';
import { button, openAccount } from '../testing/account-page';
import { clearPage } from '../testing/clear-page';

vi.mock('../features/delete-account/leave-to', () => ({ leaveTo: vi.fn() }));

const DELETE = 'DELETE /api/accounts/me';

afterEach(() => {
  clearPage();
  vi.mocked(leaveTo).mockClear();
});

describe('deleting the account', () => {
  async function ask() {
    await userEvent.click(await button('Delete account'));
    const dialog = within(await screen.findByRole('dialog'));
    return {
      dialog,
      field: dialog.getByRole('textbox', { name: 'Type DELETE to confirm' }),
      confirm: dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete my account' }),
    };
  }

  it('needs exactly DELETE, and offers the data first', async () => {
    const { api } = openAccount();
    const { dialog, field, confirm } = await ask();
    expect(dialog.getByRole('button', { name: 'Download my data' })).toBeTruthy();
    for (const typed of ['delete', 'DELETE ', ' DELETE', 'DELET']) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      expect(confirm.disabled, typed).toBe(true);
    }
    await userEvent.type(field, '{Enter}');
    expect(await screen.findByText('Confirmation required')).toBeTruthy();
    expect(screen.getByText("Please type 'DELETE' to confirm account deletion")).toBeTruthy();
    expect(api.callsTo(DELETE)).toEqual([]);

    await userEvent.clear(field);
    await userEvent.type(field, 'DELETE');
    expect(confirm.disabled).toBe(false);
  });

  it('is asked for once when the button is pressed twice', async () => {
    const { api } = openAccount({ [DELETE]: neverAnswer });
    const { field, confirm } = await ask();
    await userEvent.type(field, 'DELETE');
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    await expect.poll(() => confirm.ariaDisabled ?? confirm.ariaBusy ?? String(confirm.disabled)).toBe('true');
    expect(api.callsTo(DELETE)).toHaveLength(1);
  });

  it('forgets what the test console kept of the account in this browser', async () => {
    const kept = createStore('declic-console', 'records');
    const { id } = aUser();
    for (const key of [
      [id, 'run', '1'],
      [id, 'input', 'write_note', 'bread'],
      ['another', 'run', '2'],
    ])
      await set(key, {}, kept);
    openAccount({ [DELETE]: () => undefined });
    const { field, confirm } = await ask();
    await userEvent.type(field, 'DELETE');
    await userEvent.click(confirm);
    await expect.poll(() => vi.mocked(leaveTo).mock.calls).toEqual([['/']]);
    expect(await keys(kept)).toEqual([['another', 'run', '2']]);
  });

  it('signs out without the parts of the page that would ask for the account, and goes to the front page', async () => {
    const { sessionWriter } = openAccount({ [DELETE]: () => undefined });
    const { field, confirm } = await ask();
    await userEvent.type(field, 'DELETE');
    await userEvent.click(confirm);
    await expect.poll(() => vi.mocked(leaveTo).mock.calls).toEqual([['/']]);
    expect(sessionWriter.signOuts).toBe(1);
    expect(screen.getByRole('heading', { name: 'Account deleted' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Delete account' })).toBeNull();
  });

  it.each([
    ['the words of the server', refuse({ status: 503, title: 'Payments are away.' }), 'Payments are away.'],
    ['words of our own', loseConnection, 'Failed to delete account. Please try again.'],
    [
      'the advice to wait while a run is on its way',
      refuse({ status: 409, code: 'runs_in_flight', title: 'busy' }),
      'An action of yours is still running. Please try again in a moment.',
    ],
  ])('reports a failure with %s, and stays', async (_words, reply, text) => {
    const { sessionWriter } = openAccount({ [DELETE]: reply });
    const { field } = await ask();
    await userEvent.type(field, 'DELETE{Enter}');
    expect(await screen.findByText('Deletion failed')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(sessionWriter.signOuts).toBe(0);
    expect(leaveTo).not.toHaveBeenCalled();
  });
});
