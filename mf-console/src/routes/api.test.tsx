import { aBillingOverview, someStats } from '@declic/openapi/factories';
import { serveApi } from '@declic/openapi/testing';
import { aSession, renderRemote } from '@declic/remote-kit/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { remote } from '../remote';
import { STATS } from '../testing/endpoints';
import { pageReplies } from '../testing/page-replies';

afterEach(cleanup);

const open = () => renderRemote(remote, { url: '/api', session: aSession() });

it('shows the figures, the ways on and a call that can be pasted', async () => {
  serveApi(pageReplies());
  open();

  expect(await screen.findByText('Total Credits')).toBeTruthy();
  expect(screen.getByText('Total Requests')).toBeTruthy();
  expect(screen.getByText('Active')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Actions' }).getAttribute('href')).toBe('/actions');
  expect(screen.getByRole('link', { name: 'Keys' }).getAttribute('href')).toBe('/keys');
  expect(screen.getByText(new RegExp(`curl -X POST ${location.origin}/v1/email/validate`))).toBeTruthy();
});

it('says that the key is suspended while the subscription holds it back', async () => {
  const suspended = aBillingOverview({ key_status: 'suspended', subscription_status: 'past_due' });
  serveApi({ [STATS]: () => someStats(), 'GET /api/accounts/billing': () => suspended });
  open();
  expect(await screen.findByText('Suspended')).toBeTruthy();
  expect(screen.queryByText('Active')).toBeNull();
});
