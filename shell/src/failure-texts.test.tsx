import { anOpenedSession, type Operation } from '@declic/openapi/testing';
import { createQueryClient, provideQueryClient } from '@declic/remote-kit/host';
import { failureTexts, type FailingScreen } from '@declic/remote-kit/testing';
import { resetSessionForTest } from '@declic/session/testing';
import type { Schemas } from '@declic/openapi/accounts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import { createShell } from './create-shell';
import { fetchComposition } from './composition/read-composition';
import { NoComposition } from './pages/no-composition';
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

/** A page into which the edge wrote no composition, as it starts. */
const withoutComposition: FailingScreen = {
  call: 'GET /api/releases/composition',
  open: async () => {
    provideQueryClient(createQueryClient());
    const ask = async () => void (await fetchComposition());
    await ask().catch((error: unknown) => render(<NoComposition error={error} onRetry={ask} />));
  },
};

failureTexts(
  {
    'a page without a composition': withoutComposition,
    'the guard that wants a key': signedIn('GET /api/accounts/stats', active),
    'paying what is due': {
      ...signedIn('POST /api/accounts/billing/portal', pastDue, async () =>
        userEvent.click(await screen.findByRole('button', { name: 'Pay now' })),
      ),
      says: 2,
    },
  },
  './failure-texts.txt',
  {
    entry: `${import.meta.dirname}/main.tsx`,
    silent: {
      'POST /api/accounts/session/refresh':
        'asked for again by itself; without a session the visitor is asked to sign in',
      'DELETE /api/accounts/session': 'the visitor is signed out here, and told that the server learns of it later',
      'GET /api/accounts/billing': 'the banner of a frozen plan is not shown; every refused call says it',
    },
  },
);
