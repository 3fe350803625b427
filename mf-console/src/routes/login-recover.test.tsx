import { refuse, serveApi } from '@declic/openapi/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openLogin } from '../testing/login-page';
import { pageReplies } from '../testing/page-replies';

beforeEach(() => void serveApi(pageReplies()));
afterEach(cleanup);

describe('asking for a new password', () => {
  const RECOVERY = 'POST /api/accounts/password/recovery';

  it('takes the address along, and answers the same to everybody', async () => {
    const api = serveApi({ ...pageReplies(), [RECOVERY]: () => ({ email: 'ada@example.com' }) });
    const { router } = await openLogin();
    await userEvent.type(screen.getByLabelText(/^Email/), 'ada@example.com');
    await userEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeTruthy();
    expect(router.state.location.search).toBe('?mode=recover');

    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
    const answer = await screen.findByText(/If there is an account for/);
    expect(document.activeElement?.contains(answer)).toBe(true);
    expect(document.activeElement?.tagName).toBe('DIV');
    expect(api.callsTo(RECOVERY).map(({ body }) => body)).toEqual([{ email: 'ada@example.com' }]);

    await userEvent.click(screen.getByRole('button', { name: 'Send it again' }));
    await expect.poll(() => api.callsTo(RECOVERY).length).toBe(2);
    expect(await screen.findByText('Request sent')).toBeTruthy();
    expect(screen.getByText(/If there is an account for/)).toBeTruthy();
  });

  it('wants an address', async () => {
    const api = serveApi(pageReplies());
    await openLogin('/login?mode=recover');
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText('Email is required')).toBeTruthy();
    expect(api.calls).toEqual([]);
  });

  it('says that the mail could not be sent', async () => {
    serveApi({ ...pageReplies(), [RECOVERY]: refuse({ status: 503, title: 'Mail is down for a moment.' }) });
    await openLogin('/login?mode=recover');
    await userEvent.type(screen.getByLabelText(/^Email/), 'ada@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText('The link could not be sent')).toBeTruthy();
    expect(screen.getByText('Mail is down for a moment.')).toBeTruthy();
  });
});
