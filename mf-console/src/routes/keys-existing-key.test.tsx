import { aBillingOverview, aKey } from '@declic/openapi/factories';
import { serveApi } from '@declic/openapi/testing';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BILLING } from '../testing/endpoints';
import { clearKeys, CREATE, LIST, openKeys } from '../testing/keys-page';
import { pageReplies } from '../testing/page-replies';

afterEach(clearKeys);

describe('a key that exists', () => {
  it('is shown with its facts, masked', async () => {
    const key = aKey({ last_used_at: '2026-11-20T12:00:00.000Z', credit_balance: 1234, usage_count: 7 });
    const api = serveApi({ ...pageReplies(), [LIST]: () => [key] });
    openKeys();

    expect(await screen.findByText('Active')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('API key').value).toMatch(/^dc_live_7hG2kQ9xZ•+$/);
    expect(screen.getByText('1,234')).toBeTruthy();
    expect(screen.getByText('7')).toBeTruthy();
    expect(screen.queryByText('Never used')).toBeNull();
    expect(api.callsTo(CREATE)).toEqual([]);
  });

  it('says when it was never used, and when it is inactive', async () => {
    serveApi({ ...pageReplies(), [LIST]: () => [aKey({ active: false })] });
    openKeys();
    expect(await screen.findByText('Inactive')).toBeTruthy();
    expect(screen.getByText('Never used')).toBeTruthy();
  });

  it('stands below how many calls a minute the plan allows', async () => {
    serveApi({ ...pageReplies(), [LIST]: () => [aKey()], [BILLING]: () => aBillingOverview() });
    openKeys();
    expect(
      await screen.findByText('Up to 120 calls a minute on the Build plan, all calls of your account together.'),
    ).toBeTruthy();
  });

  it('comes with examples and a warning', async () => {
    serveApi({ ...pageReplies(), [LIST]: () => [aKey()] });
    openKeys();
    expect(await screen.findByRole('region', { name: 'cURL' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'JavaScript' }).textContent).toContain('/v1/email/validate');
    expect(screen.getByRole('button', { name: 'Copy cURL' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy JavaScript' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send it now' })).toBeNull();
    expect(screen.getByText('Keep your key secret')).toBeTruthy();
  });
});

it('marks a key as suspended while the subscription holds it back', async () => {
  serveApi({
    ...pageReplies(),
    [LIST]: () => [aKey()],
    [BILLING]: () => aBillingOverview({ key_status: 'suspended' }),
  });
  openKeys();
  expect(await screen.findByText('Suspended')).toBeTruthy();
  expect(screen.queryByText('Active')).toBeNull();
});

it('recognises a key that was made within the last 24 hours and never cleared', async () => {
  const key = aKey();
  const now = Date.now();
  localStorage.setItem(
    'newApiKeyGenerated',
    JSON.stringify({ keyId: key.kid, expiry: now + 1_000, timestamp: now - 86_399_000 }),
  );
  serveApi({ ...pageReplies(), [LIST]: () => [key] });
  openKeys();
  expect(await screen.findByText('New')).toBeTruthy();
});
