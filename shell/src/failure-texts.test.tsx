import { anOpenedSession, type Operation } from '@declic/openapi/testing';
import { failureTexts, type FailingScreen } from '@declic/remote-kit/testing';
import { resetSessionForTest } from '@declic/session/testing';
import type { Schemas } from '@declic/openapi/accounts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import { createShell } from './create-shell';
import { aBillingOverview, someStats } from './testing/accounts-factories';
import { aComposedRemote, aComposition, aRemoteModule } from './testing/a-remote';

const usage = aComposedRemote({
  name: 'mf-usage',
  areas: [{ path: '/usage', layout: 'app', access: 'signed-in', needsKey: true }],
});

const active = aBillingOverview();
const pastDue = aBillingOverview({
  subscription_status: 'past_due',
  payment_failed_at: '2026-11-21T12:00:00.000Z',
});

beforeEach(() => {
  resetSessionForTest();
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  vi.spyOn(globalThis, 'open').mockReturnValue(null);
});

const signedIn = (
  call: Operation,
  billing: Schemas['BillingOverview'],
  act: () => Promise<unknown> = () => Promise.resolve(),
): FailingScreen => ({
  call,
  open: () => {
    window.history.replaceState(null, '', '/usage');
    render(createShell(aComposition(usage), (name) => Promise.resolve(aRemoteModule(name))).page);
  },
  act,
  replies: {
    'POST /api/accounts/session/refresh': () => anOpenedSession(),
    'GET /api/accounts/stats': () => someStats({ has_keys: true }),
    'GET /api/accounts/billing': () => billing,
  },
});

failureTexts(
  {
    'the guard that wants a key': signedIn('GET /api/accounts/stats', active),
    'paying what is due': {
      ...signedIn('POST /api/accounts/billing/portal', pastDue, async () =>
        userEvent.click(await screen.findByRole('button', { name: 'Pay now' })),
      ),
      says: 2,
    },
  },
  './failure-texts.txt',
);
