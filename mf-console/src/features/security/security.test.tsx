import { anOpenedSession, loseConnection, neverAnswer, refuse, serveApi } from '@declic/openapi/testing';
import { toast } from '@declic/design-system/toast';
import { aSession, renderRemote } from '@declic/remote-kit/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { remote } from '../../remote';
import { pageReplies } from '../../testing/page-replies';
import { aCurrentSession, aSessionElsewhere } from '../../testing/security-factories';

const SESSIONS = 'GET /api/accounts/sessions';
const ELSEWHERE = aSessionElsewhere();
const END = 'DELETE /api/accounts/sessions/{id}';
const END_OTHERS = 'DELETE /api/accounts/sessions';
const PASSWORD = 'POST /api/accounts/password/change';
const ADDRESS = 'POST /api/accounts/email/change';

const replies = (sessions = () => [aCurrentSession(), ELSEWHERE]) => ({ ...pageReplies(), [SESSIONS]: sessions });

const open = () => renderRemote(remote, { url: '/account', session: aSession() });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));
const wrongPassword = refuse({
  status: 422,
  code: 'wrong_password',
  title: 'This is not your present password.',
  errors: [{ in: 'body', field: 'present_password', message: 'This is not your present password.' }],
});

afterEach(() => {
  cleanup();
  toast.dismiss();
});

/** This session and one elsewhere, until `operation` is called. */
function serveEnding(operation: typeof END | typeof END_OTHERS) {
  let sessions = [aCurrentSession(), ELSEWHERE];
  return serveApi({
    ...replies(() => sessions),
    [operation]: () => {
      sessions = [aCurrentSession()];
      return undefined;
    },
  });
}

describe('the sessions', () => {
  it('show their devices, and which one this is', async () => {
    serveApi(replies());
    open();
    const rows = within(await screen.findByRole('region', { name: 'Where you are signed in' })).getAllByRole(
      'listitem',
    );
    expect(rows.map((row) => within(row).queryByText('This device') !== null)).toEqual([true, false]);
    expect(rows[1]?.textContent).toContain('Chrome on Android');
    expect(rows[1]?.textContent).toMatch(/Last used Nov 20, 2026/);
  });

  it('end one by one', async () => {
    const api = serveEnding(END);
    open();
    await press('End the session on Chrome on Android');
    expect(await screen.findByText('You are signed in nowhere else.')).toBeTruthy();
    expect(await screen.findByText('Session ended')).toBeTruthy();
    expect(api.callsTo(END).map(({ params }) => params.id)).toEqual([ELSEWHERE.id]);
  });

  it('end all others after a question', async () => {
    const api = serveEnding(END_OTHERS);
    open();
    await press('End all other sessions');
    expect(api.callsTo(END_OTHERS)).toHaveLength(0);
    await press('End all others');
    expect(await screen.findByText('You are signed in nowhere else.')).toBeTruthy();
  });

  it('say what went wrong, and stay', async () => {
    serveApi({ ...replies(), [END]: loseConnection });
    open();
    await press('End the session on Chrome on Android');
    expect(await screen.findByText('The session could not be ended')).toBeTruthy();
    expect(screen.getByText('Chrome on Android')).toBeTruthy();
  });

  it('fail alone, and load again when asked', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    serveApi({
      ...replies(),
      [SESSIONS]: () => (isBroken ? refuse({ status: 500, title: 'broken' })() : [aCurrentSession()]),
    });
    open();
    expect(await screen.findByText('Your sessions could not be loaded')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Change password' })).toBeTruthy();
    isBroken = false;
    await press('Retry');
    expect(await screen.findByText('You are signed in nowhere else.')).toBeTruthy();
  });

  it('show their outline while they load', async () => {
    serveApi({ ...replies(), [SESSIONS]: neverAnswer });
    open();
    expect(await screen.findByText('Loading your sessions')).toBeTruthy();
  });
});

describe('changing the password', () => {
  const fill = async (present: string, next: string, again = next) => {
    await press('Change password');
    const fields = await dialog();
    if (present) await userEvent.type(fields.getByLabelText(/^Present password/), present);
    if (next) await userEvent.type(fields.getByLabelText(/^New password/), next);
    if (again) await userEvent.type(fields.getByLabelText(/^Confirm password/), again);
    await userEvent.click(fields.getByRole('button', { name: 'Change password' }));
    return fields;
  };

  it('sends both passwords, goes on with the session of the answer, says what happened and closes', async () => {
    const api = serveApi({
      ...replies(),
      [PASSWORD]: () => anOpenedSession({ access_token: 'of the next session' }),
    });
    const { sessionWriter } = open();
    await fill('Tulip42Cup!', 'Daisy43Mug!');
    expect(await screen.findByText('Password changed')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    const [call] = api.callsTo(PASSWORD);
    expect(call?.request.headers.get('authorization')).toEqual(`Bearer ${aSession().access_token}`);
    expect(api.callsTo(PASSWORD).map(({ body }) => body)).toEqual([
      { present_password: 'Tulip42Cup!', password: 'Daisy43Mug!', client: 'browser' },
    ]);
    expect(sessionWriter.accepted).toMatchObject([{ access_token: 'of the next session' }]);
  });

  it('names every problem before anything is sent', async () => {
    const api = serveApi(replies());
    open();
    const fields = await fill('', 'short', 'other');
    expect(await fields.findByText('Your present password is required')).toBeTruthy();
    expect(fields.getByText('Password must be at least 8 characters long')).toBeTruthy();
    expect(fields.getByText('Passwords do not match')).toBeTruthy();
    expect(api.callsTo(PASSWORD)).toEqual([]);
  });

  it('keeps what was typed when the present password is another one', async () => {
    serveApi({ ...replies(), [PASSWORD]: wrongPassword });
    open();
    const fields = await fill('Wrong42Cup!', 'Daisy43Mug!');
    expect(await fields.findByText('This is not your present password.')).toBeTruthy();
    expect(fields.getByLabelText<HTMLInputElement>(/^New password/).value).toBe('Daisy43Mug!');
  });

  it('says so in the form when there were too many attempts, or no answer', async () => {
    serveApi({
      ...replies(),
      [PASSWORD]: refuse({ status: 429, code: 'too_many_attempts', title: 'Too many attempts.' }),
    });
    open();
    expect(await (await fill('Tulip42Cup!', 'Daisy43Mug!')).findByText('Too many attempts.')).toBeTruthy();
  });

  it('forgets what was typed when it is cancelled', async () => {
    serveApi(replies());
    open();
    const fields = await fill('Tulip42Cup!', 'short');
    await userEvent.click(fields.getByRole('button', { name: 'Cancel' }));
    await press('Change password');
    expect((await dialog()).getByLabelText<HTMLInputElement>(/^Present password/).value).toBe('');
  });
});

describe('changing the email address', () => {
  const fill = async (address: string) => {
    await press('Change email address');
    const fields = await dialog();
    await userEvent.type(fields.getByLabelText(/^New email/), address);
    await userEvent.type(fields.getByLabelText(/^Present password/), 'Tulip42Cup!');
    await userEvent.click(fields.getByRole('button', { name: 'Send the link' }));
    return fields;
  };

  it('sends a link and says that the change waits for it', async () => {
    const api = serveApi({ ...replies(), [ADDRESS]: () => ({ email: 'lin@example.test' }) });
    open();
    await fill(' lin@example.test ');
    expect(await screen.findByText(/We sent a link to lin@example\.test\./)).toBeTruthy();
    expect(screen.getByText('ada@example.test')).toBeTruthy();
    expect(api.callsTo(ADDRESS).map(({ body }) => body)).toEqual([
      { present_password: 'Tulip42Cup!', email: 'lin@example.test' },
    ]);
  });

  it('names an address that the present password contains at its field', async () => {
    const message = 'Your password contains this address. Choose another password first.';
    const errors = [{ in: 'body' as const, field: 'email', message }];
    serveApi({ ...replies(), [ADDRESS]: refuse({ status: 422, code: 'validation_failed', title: message, errors }) });
    open();
    const fields = await fill('lin@example.test');
    expect(await fields.findByText(message)).toBeTruthy();
    expect(fields.getByLabelText(/^New email/).getAttribute('aria-invalid')).toBe('true');
  });

  it('names a wrong password at its field', async () => {
    serveApi({ ...replies(), [ADDRESS]: wrongPassword });
    open();
    expect(await (await fill('lin@example.test')).findByText('This is not your present password.')).toBeTruthy();
  });
});
